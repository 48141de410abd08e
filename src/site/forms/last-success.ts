import { cooldownLeft } from '#domain/requests/cooldown.ts';

/** Keys in localStorage, one per form, with the epoch milliseconds of its last success. */
export type LastSuccessKey = 'contactLeadAt' | 'pipLeadAt' | 'attorneyLeadAt';

/** True within the cooldown after a success. Without storage the server alone checks. */
export function isCoolingDown(key: LastSuccessKey): boolean {
  try {
    const stored = localStorage.getItem(key);
    return cooldownLeft(stored === null ? null : Number(stored), Date.now()) > 0;
  } catch {
    // Harmless: a browser may refuse storage; the server checks the cooldown.
    return false;
  }
}

export function rememberSuccess(key: LastSuccessKey): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Harmless: a browser may refuse storage; the request has arrived.
  }
}
