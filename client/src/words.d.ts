// The catalogues that lean.js makes: by part of the page and language, such as "page-de".
declare module "virtual:words" {
  const catalogues: Record<string, () => Promise<{ default: string }>>;
  export default catalogues;
}
