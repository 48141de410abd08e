const controls = 'a[href], input:not([type=hidden]), textarea, select, button';

/** Moves the focus from what is about to disappear to the first other control of its form or page. */
export function focusElsewhere(leaving: Element | null): void {
  const place = leaving?.closest('form, fieldset, main');
  const others = [...(place?.querySelectorAll<HTMLElement>(controls) ?? [])];
  others.find((control) => !leaving?.contains(control))?.focus();
}
