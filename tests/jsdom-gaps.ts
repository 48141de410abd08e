/** The parts of the DOM that jsdom lacks and screens need. */

const modals: { dialog: HTMLDialogElement; returnTo: Element | null }[] = [];

HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('Already open', 'InvalidStateError');
  modals.push({ dialog: this, returnTo: document.activeElement });
  this.open = true;
  this.querySelector<HTMLElement>('button:enabled, [href], input, select, textarea')?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const at = modals.findIndex(({ dialog }) => dialog === this);
  const [modal] = at < 0 ? [] : modals.splice(at, 1);
  if (modal?.returnTo instanceof HTMLElement) modal.returnTo.focus();
  this.dispatchEvent(new Event('close'));
};

document.addEventListener('keydown', (event) => {
  const top = modals.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
  const mayClose = top.dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (mayClose) top.dialog.close();
});

Element.prototype.setPointerCapture = () => {};
Element.prototype.hasPointerCapture = () => false;

// jsdom has no layout: nothing scrolls or intersects.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.IntersectionObserver = class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** Answers only '(width >= …rem)', by window.innerWidth. Every other query is false. */
window.matchMedia = (media) => {
  const minimum = /^\(width >= ([\d.]+)rem\)$/.exec(media)?.[1];
  return Object.assign(new EventTarget(), {
    media,
    matches: minimum !== undefined && window.innerWidth >= Number(minimum) * 16,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
};

/** Elements in the line of the text around them. Others are separate words of an accessible name. */
const inline = new Set(
  'a abbr b bdi br cite code del em i img ins kbd label mark output q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
);

const unrendered = new Set(['script', 'style', 'template']);

const plain = document.createElement('p');

function isUnrendered(element: Element): boolean {
  const { localName, parentElement } = element;
  if (unrendered.has(localName) || element.hasAttribute('hidden')) return true;
  if (localName === 'dialog') return !element.hasAttribute('open');
  const isDetail = parentElement?.localName === 'details' && localName !== 'summary';
  return isDetail && !parentElement.hasAttribute('open');
}

/**
 * What queries and user-event read of computed styles. Page tests load no style sheets. jsdom matches those of a
 * browser for each element that a query asks about, which takes a third of the time of a page test. Selectors would take
 * a tenth.
 */
window.getComputedStyle = (element) => {
  const { style } = (element.hasAttribute('style') ? element : plain) as HTMLElement;
  const isInline = inline.has(element.localName) || element instanceof SVGElement;
  const computed: Record<string, string> = {
    display: style.display || (isUnrendered(element) ? 'none' : isInline ? 'inline' : 'block'),
    visibility: style.visibility || 'visible',
    opacity: style.opacity || '1',
    pointerEvents: style.pointerEvents || 'auto',
    content: '',
  };
  const getPropertyValue = (name: string) => computed[name] ?? style.getPropertyValue(name);
  return { ...computed, getPropertyValue } as unknown as CSSStyleDeclaration;
};

const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

/**
 * The labels of a field, for which queries ask each field. jsdom goes through the whole page for that, and again for
 * each label there.
 */
const labels = {
  get(this: HTMLElement) {
    // Also of a document that a test reads from a text.
    const { ownerDocument } = this;
    const isNamed = (label: HTMLLabelElement) =>
      label.hasAttribute('for')
        ? ownerDocument.getElementById(label.htmlFor) === this
        : label.contains(this) && label.querySelector(labelable) === this;
    if (!this.id && !this.closest('label')) return [];
    return Array.prototype.filter.call(ownerDocument.getElementsByTagName('label'), isNamed);
  },
};
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', labels);
}
