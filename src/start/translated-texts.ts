/** The element with the translated words, and the words that it stands for. */
type Translation = { element: Element; words: string };

/**
 * Keeps the texts of React in a page that Chrome or Edge translates. The browser puts an element with translated words
 * in the place of each text. React does not know: it would change a text that nobody sees, and throw where it removes
 * one or inserts something before it. So the text comes back before that element, without words. Once React changes
 * or removes it, the element goes, and the browser translates the new words.
 */
export function keepTexts(root: Node): void {
  const translations = new WeakMap<Node, Translation>();
  const texts = new WeakMap<Node, Text>();

  const isNew = (node: Node | null): node is Element =>
    node instanceof Element && node.localName === 'font' && node.isConnected && !texts.has(node);

  function end(text: Text): Translation | undefined {
    const translation = translations.get(text);
    translations.delete(text);
    if (translation) texts.delete(translation.element);
    return translation;
  }

  function takeBack(text: Text, element: Element): void {
    translations.set(text, { element, words: text.data });
    texts.set(element, text);
    text.data = '';
    element.before(text);
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (target instanceof Text) end(target)?.element.remove();
      for (const node of removedNodes) {
        const text = texts.get(node);
        // The browser shows the original again.
        if (text?.isConnected) text.data = end(text)?.words ?? '';
        if (!(node instanceof Text) || node.isConnected) continue;
        const element = [...addedNodes, previousSibling, nextSibling].find(isNew);
        if (element) takeBack(node, element);
        else end(node)?.element.remove();
      }
    }
    // Its own changes.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
