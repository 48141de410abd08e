import { isPushService, type PushAddress } from '#domain/device.ts';
import { onDemoProject, optionalSetting, setting } from '../environment/configuration.ts';

/** 'gone': the browser has given up this address. */
type Pushed = 'sent' | 'gone' | 'failed';

/** Never throws; logs the reason of a failure. */
type SendPush = (address: PushAddress, payload: object) => Promise<Pushed>;

/** Milliseconds. */
const timeout = 5000;

/** Seconds for which a push service keeps the message for a device that is off. */
const timeToLive = 4 * 60 * 60;

/**
 * Sends by Web Push (RFC 8030, 8291, 8292). null when VAPID_PRIVATE_KEY is not set: push is off. Throws
 * ConfigurationError. subject: the address at which push services reach the sender.
 */
export function pushSender(subject: string): SendPush | null {
  const privateKey = optionalSetting('VAPID_PRIVATE_KEY');
  if (!privateKey) return null;
  const vapidDetails = { subject, publicKey: setting('VITE_VAPID_PUBLIC_KEY'), privateKey };
  return async (address, payload) => {
    if (!isAllowed(address.endpoint)) {
      console.error('form-submission: a device has an address of no push service');
      return 'failed';
    }
    try {
      // Loaded after the visitor has the answer.
      const { default: webPush } = await import('web-push');
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        address,
        JSON.stringify(payload),
        { vapidDetails, TTL: timeToLive, urgency: 'high', topic: 'new-request' },
      );
      const response = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      if (response.ok) return 'sent';
      if (response.status === 404 || response.status === 410) return 'gone';
      console.error(`form-submission: a push service answered ${response.status}`);
    } catch (error) {
      // The name only: a message may quote the address, which is a secret of the device.
      console.error(`form-submission: push not sent: ${(error as Error).name}`);
    }
    return 'failed';
  };
}

/** A browser stores the address: the function must not post to any host. A local run has a service on this machine. */
function isAllowed(endpoint: string): boolean {
  return isPushService(endpoint) || (onDemoProject() && isOnThisMachine(endpoint));
}

function isOnThisMachine(endpoint: string): boolean {
  return /^http:\/\/127\.0\.0\.1:\d+\//.test(endpoint);
}
