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

// jsdom has no top layer.
HTMLElement.prototype.showPopover = function showPopover() {
  this.style.display = 'block';
};

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
