const isText = (node: Node) => node instanceof Text;

/**
 * Keeps the texts of React in a page that Chrome or Edge translates. The browser puts an element with translated words
 * in the place of each text. React does not know: it would change a text that nobody sees, and throw where it removes
 * one or inserts something before it. So the text comes back before that element, without words. When React changes
 * a text, every text beside it gets its own words back. The browser then translates the whole sentence again.
 */
export function keepTexts(root: Node): void {
  /** By the browser's element: gives the text its words again. */
  const originals = new WeakMap<Node, () => void>();
  /** By the text: where it is. The browser may have taken a changed text away already. */
  const places = new WeakMap<Node, Node | null>();

  const isNew = (node: Node | null): node is Element =>
    node?.nodeName === 'FONT' && node.isConnected && !originals.has(node);

  function takeBack(text: Text, element: Element): void {
    const words = text.data;
    originals.set(element, () => {
      text.data ||= words;
      element.remove();
    });
    text.data = '';
    element.before(text);
    places.set(text, text.parentNode);
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      let isChanged = [target, ...addedNodes].some(isText);
      for (const text of [...removedNodes].filter(isText)) {
        if (text.isConnected) continue;
        const element = [...addedNodes, previousSibling, nextSibling].find(isNew);
        if (element) takeBack(text, element);
        else isChanged = true;
      }
      if (!isChanged) continue;
      const sentence = isText(target) ? (places.get(target) ?? target.parentNode) : target;
      // Also the element that the browser takes away to show the original.
      for (const node of [...removedNodes, ...(sentence?.childNodes ?? [])]) {
        originals.get(node)?.();
      }
    }
    // Its own changes.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
