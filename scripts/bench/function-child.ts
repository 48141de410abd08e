import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { inParallel } from '../local/in-parallel.ts';

/**
 * A fresh process around one function: `node function-child.mjs MODULE FIRST-VISITOR [COUNT WIDTH]…` prints the
 * milliseconds of the import and of the first answer, then every answer of each COUNT, WIDTH at a time.
 */
export type Times = { imported: number; first: number; series: number[][] };

type Handler = (request: Request, context: Context) => Promise<Response>;

const address = 'https://clinic.example/.netlify/functions/form-submission';
const [, , module = '', firstVisitor, ...sizes] = process.argv;

let visitor = Number(firstVisitor);

// The function prints mails that it cannot send.
console.log = () => {};

const start = performance.now();
const handler: Handler = (await import(/* @vite-ignore */ module)).default;
const imported = performance.now() - start;
const first = await answer();
const series: number[][] = [];
for (let index = 0; index < sizes.length; index += 2) {
  const [count = 0, width = 0] = sizes.slice(index).map(Number);
  series.push(await inParallel(width, Array.from({ length: count }), answer));
}
// A database client keeps its connections open, and so the process.
process.stdout.write(JSON.stringify({ imported, first, series } satisfies Times), () =>
  process.exit(),
);

/** Milliseconds to the answer. Work after the answer is awaited but not counted. */
async function answer(): Promise<number> {
  const number = String(visitor++).padStart(4, '0');
  const afterwards: Promise<unknown>[] = [];
  const context: Partial<Context> = {
    ip: `2001:db8:0:${number}::1`,
    waitUntil: (promise) => void afterwards.push(promise),
  };
  const request = new Request(address, {
    method: 'POST',
    body: JSON.stringify({
      type: 'appointment',
      submissionId: randomUUID(),
      name: 'Maria Olsen',
      email: `visitor-${number}@example.com`,
      phone: `385-555-${number}`,
      preferredTime: 'Morning (8AM-12PM)',
      typeOfInjury: 'Whiplash',
      wasInAccident: true,
      message: 'Car accident: Yes',
      recaptchaToken: null,
    }),
  });
  const start = performance.now();
  const { status } = await handler(request, context as Context);
  const time = performance.now() - start;
  if (status !== 200) throw new Error(`The function answered ${status}.`);
  await Promise.all(afterwards);
  return time;
}
