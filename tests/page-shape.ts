/**
 * Every element of the page with the names of its attributes and the schemes of its addresses. A text that is shown
 * as a text changes none of them.
 */
export function pageShape(): string[] {
  return [...document.body.querySelectorAll('*')].map((element) =>
    [element.localName, ...[...element.attributes].map(shapeOf)].join(' '),
  );
}

function shapeOf({ name, value }: Attr): string {
  const isAddress = ['href', 'src', 'action', 'formaction'].includes(name);
  return isAddress ? `${name}=${new URL(value, location.href).protocol}` : name;
}
