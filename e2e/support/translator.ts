/** Runs in a page, before everything else: translates it as Chrome does, every text into itself. */
export function translatePage(): void {
  const kept = 'script, style, textarea, title, option, font, svg';

  function translate(text: Text): void {
    if (!text.data.trim() || text.parentElement?.closest(kept)) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.lastElementChild?.append(text.data);
    text.replaceWith(font);
  }

  function translateIn(root: Node): void {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  }

  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translateIn(target);
      for (const node of addedNodes) translateIn(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
