// Keeps what a visitor does on a built page before the app has started: presses of buttons and sent forms wait for
// the app, typed text is passed on to it. If the app fails to start, forms are sent as plain HTML forms.
(() => {
  // Milliseconds that a press waits for the app.
  const patience = 6000;
  const status = document.getElementById('held');
  const typed = new Map();
  const holding = new AbortController();
  const listening = new AbortController();
  // src/page.ts has the buttons of the cookie banner and those that lead to a part of the page, the app all others.
  let isPageReady = false;
  let held;
  let timer;

  // The app renders an address with a query again: its controls are then other elements.
  const nameOf = (control) =>
    [
      control.form?.getAttribute('aria-label'),
      control.tagName,
      control.type === 'radio' && control.value,
      control.name ||
        (control.getAttribute('aria-label') ??
          (control.labels?.[0] ?? (control.matches('button') && control))?.textContent),
    ].join('|');
  const remember = (control) => ({ control, name: nameOf(control) });
  const find = ({ control, name }) =>
    control.isConnected
      ? control
      : [...document.querySelectorAll(control.tagName)].find((each) => nameOf(each) === name);

  const isLeadForm = (form) => form?.method === 'post';

  // The submit button shows progress by attributes only, which hydration keeps.
  const show = (form, isBusy) => {
    const button = form.querySelector('[data-busy-label]');
    const label = button.dataset.busyLabel;
    status.textContent = isBusy ? label : '';
    button.toggleAttribute('data-held', isBusy);
    for (const [name, value] of Object.entries({ 'aria-label': label, 'aria-disabled': 'true' })) {
      if (isBusy) button.setAttribute(name, value);
      else button.removeAttribute(name);
    }
  };

  // Drafts, in the shape of src/site/forms/kept-answers.ts.
  const keyOf = (form) => `form:${form.elements.type.value}`;
  const answersIn = (form) =>
    Object.fromEntries(
      [...form.elements]
        .filter(({ name, type, tabIndex }) => name && type !== 'hidden' && tabIndex >= 0)
        .filter(({ type, checked }) => type !== 'radio' || checked)
        .map(({ name, value }) => [name, value]),
    );
  const keep = (form, sent) => {
    const kept = { answers: answersIn(form), sent, since: Date.now() };
    try {
      const before = JSON.parse(sessionStorage.getItem(keyOf(form)));
      kept.sent ??= before?.sent;
      kept.since = before?.since ?? kept.since;
      sessionStorage.setItem(keyOf(form), JSON.stringify(kept));
    } catch {
      // Harmless: a browser may refuse storage.
    }
    return kept;
  };
  const forget = (formId) => {
    try {
      sessionStorage.removeItem(`form:${formId}`);
    } catch {
      // Harmless: nothing was kept.
    }
  };

  const hold = (event) => {
    const control =
      event.type === 'submit' ? event.target : event.target.closest('button, a[data-app]');
    if (!control || (isPageReady && control.matches('[data-cookies], [data-focus]'))) return;
    event.preventDefault();
    // Parts of the page may be hydrated already, and would act as well.
    event.stopPropagation();
    if (control.matches('[data-cookies], [data-focus]')) {
      addEventListener('page-ready', () => control.click(), { once: true });
      return;
    }
    const form = event.type === 'submit' ? control : control.type === 'submit' && control.form;
    if (held?.form) show(held.form, false);
    held = { ...remember(control), form: isLeadForm(form) && form };
    if (!held.form) return;
    show(held.form, true);
    timer ??= setTimeout(giveWay, patience);
  };
  const note = ({ target }) => {
    // The last choice counts, also where it is the first one again.
    const key = target.type === 'radio' ? target.name : target;
    typed.set(key, { ...remember(target), value: target.value });
    if (isLeadForm(target.form)) keep(target.form);
  };
  // form.submit() fires 'formdata'. Hidden inputs would break hydration.
  const stamp = ({ target: form, formData }) => {
    if (!isLeadForm(form)) return;
    const text = JSON.stringify(answersIn(form));
    let { sent } = keep(form);
    if (sent?.text !== text) ({ sent } = keep(form, { text, id: crypto.randomUUID() }));
    formData.set('submissionId', sent.id);
  };

  // Some browsers claim to be offline when they are not.
  const isOnline = async () =>
    navigator.onLine || fetch('', { method: 'HEAD', cache: 'no-store' }).catch(() => false);
  // Later presses and submits do what plain HTML does.
  const giveWay = async () => {
    holding.abort();
    if (!held?.form) return;
    // The browser's error page would replace the typed text.
    if (!(await isOnline())) return addEventListener('online', giveWay, { once: true });
    held?.form.submit();
    held = undefined;
  };

  // A control may not be there yet: the app renders it once the database has answered.
  const whenThere = (known, act, tries = 50) => {
    const control = find(known);
    if (control) act(control);
    else if (tries > 0) setTimeout(whenThere, 100, known, act, tries - 1);
  };
  const tell = (control, { value, control: before }) => {
    if (control.type === 'radio') return control.checked || control.click();
    const say = (type) => control.dispatchEvent(new Event(type, { bubbles: true }));
    // Setting it again would move the caret, and double a word that the keyboard is composing.
    if (control.value !== value) control.value = value;
    // React ignores a value that it knows.
    control._valueTracker?.setValue('');
    say('input');
    say('change');
    if (control !== before && document.activeElement === document.body) control.focus();
  };
  const handOver = () => {
    holding.abort();
    listening.abort();
    clearTimeout(timer);
    for (const known of typed.values()) whenThere(known, (control) => tell(control, known));
    if (held?.form) show(held.form, false);
    if (held) {
      whenThere(held, (control) =>
        control.matches('form') ? control.requestSubmit() : control.click(),
      );
    }
    held = undefined;
  };
  // The visitor has pressed and goes to another page: the form is sent in the background.
  const sendBehind = () => {
    if (!held?.form) return;
    navigator.sendBeacon(held.form.action, new URLSearchParams(new FormData(held.form)));
  };

  const listen = (type, listener, { signal }) =>
    addEventListener(type, listener, { capture: true, signal });
  listen('click', hold, holding);
  listen('submit', hold, holding);
  listen('input', note, listening);
  listen('formdata', stamp, listening);
  listen('error', ({ target }) => target.tagName === 'SCRIPT' && giveWay(), listening);
  listen('app-failed', giveWay, listening);
  listen('app-ready', handOver, listening);
  listen('page-ready', () => (isPageReady = true), listening);
  listen('pagehide', sendBehind, listening);
  addEventListener('pageshow', ({ persisted }) => {
    // Back from the answer to a plain form.
    if (persisted) for (const form of document.querySelectorAll('form[action]')) show(form, false);
  });

  const received = document.querySelector('[data-received]');
  if (received) forget(received.dataset.received);
})();
