/** '+18015550100', without an extension. A stored text that is no US number keeps its own digits. */
export function internationalPhone(phone: string): string {
  const [number = ''] = phone.split(' ext. ');
  const usDigits = /^1?(\d{10})$/.exec(number.replace(/\D/g, ''))?.[1];
  return usDigits ? `+1${usDigits}` : phone.replace(/[^\d+]/g, '');
}

/** 'tel:+18015550100' */
export function phoneHref(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}
