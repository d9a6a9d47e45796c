import type { Plugin } from "vite";

export function leanFonts(): Plugin;
export function leanWords(): Plugin;
export function leanLoading(): Plugin;
