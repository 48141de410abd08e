/**
 * Keeps the texts of React in a page that Chrome or Edge translates. The browser puts an element with translated words
 * in the place of each text. React does not know: it would change a text that nobody sees, and throw where it removes
 * one or inserts something before it. So the text comes back before that element, without words. Once React changes
 * or removes it, the element goes, and the browser translates the new words.
 */
export function keepTexts(root: Node): void {
  /** By the text. */
  const translations = new WeakMap<Node, Element>();
  /** By the element: writes the original words again. */
  const originals = new WeakMap<Node, () => void>();

  const isNew = (node: Node | null): node is Element =>
    node?.nodeName === 'FONT' && node.isConnected && !originals.has(node);

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // Of a text with new words.
      translations.get(target)?.remove();
      for (const node of removedNodes) {
        // The browser shows the original.
        originals.get(node)?.();
        if (!(node instanceof Text) || node.isConnected) continue;
        const element = [...addedNodes, previousSibling, nextSibling].find(isNew);
        if (!element) {
          translations.get(node)?.remove();
          continue;
        }
        const words = node.data;
        translations.set(node, element);
        originals.set(element, () => {
          node.data ||= words;
        });
        node.data = '';
        element.before(node);
      }
    }
    // Its own changes.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
