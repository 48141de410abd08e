/** 'Maria' of 'Maria Olsen'; '' of a blank name. */
export function firstName(name: string): string {
  return name.trim().split(/\s/)[0] ?? '';
}
