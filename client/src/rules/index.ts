// The rules: loaded when somebody reads them.
export { default as RulesPage } from "./RulesPage.svelte";
export { default as RulesText } from "./RulesText.svelte";
