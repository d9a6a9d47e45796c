// The lessons: a chunk of its own, with its texts.
export { default as Chapters } from "./Chapters.svelte";
export { default as LessonPage } from "./LessonPage.svelte";
