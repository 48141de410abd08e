/**
 * 'Hello Maria,' or 'Hello,'. Only a plain first name: whoever types a stranger's address into a form
 * must not be able to have that stranger sent words of their own.
 */
export function greeting(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return /^[\p{L}'’-]{2,30}$/u.test(first) ? `Hello ${first},` : 'Hello,';
}
