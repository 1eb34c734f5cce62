// Shows states that end when the pointer moves: inside [data-pretend="hover"] everything looks hovered.
const pretended: [RegExp, string][] = [
  [/@media \(hover: hover\)/g, '@media all'],
  [/:hover/g, ':is(:hover, [data-pretend="hover"] *)'],
  [/:active/g, ':is(:active, [data-pretend="press"] *)'],
  [/:focus-visible/g, ':is(:focus-visible, [data-pretend="focus"] :is(a, button, input, textarea))'],
  [/:focus(?![-\w])/g, ':is(:focus, [data-pretend="focus"] :is(a, button, input, textarea))'],
];

/** Reads the rules of the page once more, with the pretended states in them. */
export function pretendStates(): () => void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const text = pretended.reduce((css, [state, either]) => css.replace(state, either), rules.join('\n'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}
