// What a person types into a field for a number.

/** The number that counts for what is typed: moved into the bounds; null: no number is typed. */
export function counted(typed: string, low: number, high: number): number | null {
  const number = typed.trim() === "" ? NaN : Math.trunc(Number(typed));
  return Number.isFinite(number) ? Math.min(high, Math.max(low, number)) : null;
}

/** Whether what is typed says the value: if not, whoever types is told which number counts. */
export const says = (typed: string, value: number | null): boolean =>
  value === null ? typed.trim() === "" : typed.trim() !== "" && Number(typed) === value;
