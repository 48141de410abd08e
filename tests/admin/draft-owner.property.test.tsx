import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../fake-clinic/backend.ts';
import { dana, frontDesk } from '../fake-clinic/people.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { formServer, sent } from '../site/form-server.ts';
import { leaveUnused } from './idle-screen.ts';
import { lead, now } from './lead-fixtures.ts';
import { providers, visit } from './visit-fixtures.ts';

const inbox = '/admin/dashboard/appointments';
const schedule = '/admin/schedule';

const quarter = fc.integer({ min: 10, max: 17 }).map((hour) => `2026-11-20T${hour}:00`);

/** Forms of new records: nothing may be in them when they open. */
const newForm = fc.oneof(
  quarter.map((spot) => `${schedule}?book=${spot}`),
  fc.constant(`${inbox}/new`),
);
/** Forms of a record: only its own person's words may be in them. */
const ownForm = fc.oneof(
  fc
    .tuple(fc.constantFrom('lead=maria', 'lead=tom', 'next=sofia'), quarter)
    .map(([record, spot]) => `${schedule}?${record}&book=${spot}`),
  fc.constantFrom(`${inbox}/maria`, `${inbox}/tom`, `${schedule}?visit=sofia&move=`),
);

function ownerAt(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'https://clinic.example');
  const ids = ['lead', 'next', 'visit'].map((name) => searchParams.get(name));
  const id = ids.find(Boolean) ?? new RegExp(`^${inbox}/(maria|tom)$`).exec(pathname)?.[1];
  return id ? `person-${id}` : null;
}

/** A form is opened, or the first kept one resumed; words are typed; the form is left. */
const scene = fc.record({
  open: fc.oneof({ arbitrary: newForm, weight: 3 }, ownForm, fc.constant('resume')),
  type: fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }),
  end: fc.constantFrom(
    ...['Escape', 'elsewhere', 'reload', 'back', 'lock', 'other person', 'nothing'],
    ...['Keep for later', 'Close', 'Discard', 'stored', 'stored', 'refused', 'lost'],
  ),
});
type Scene = typeof scene extends fc.Arbitrary<infer Each> ? Each : never;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('fetch', formServer);
});

const peopleIn = (text: string) => [...new Set(text.match(/person-\w+/g))];

/** A person at the desk, who types for one patient at a time. */
class Desk {
  router = openRoute(schedule);
  people = 0;

  /** The text fields of the open form. */
  fields() {
    const dialog = screen.queryAllByRole('dialog').at(-1);
    if (!dialog) return [];
    return within(dialog)
      .queryAllByRole<HTMLInputElement>('textbox')
      .filter(({ type }) => type !== 'tel');
  }

  here() {
    const { pathname, search } = this.router.state.location;
    return pathname + search;
  }

  typed() {
    return peopleIn(
      this.fields()
        .map(({ value }) => value)
        .join(' '),
    );
  }

  async settle() {
    await waitFor(() => expect(this.router.state.navigation.state).toBe('idle'));
    await waitFor(() => expect(document.querySelector('dialog [aria-busy=true]')).toBeNull());
  }

  async play({ open, type, end }: Scene) {
    if (open === 'resume') await this.press(/^Resume/);
    else await act(() => this.router.navigate(open));
    await this.settle();
    if (open !== 'resume' && !ownerAt(open)) expect(this.typed()).toEqual([]);
    this.expectOneEach();
    for (const place of type) this.type(place);
    this.expectOneEach();
    await this.end(end);
    await this.settle();
    this.expectOneEach();
  }

  async press(name: string | RegExp) {
    const [button] = screen.queryAllByRole('button', { name });
    if (button) await userEvent.click(button);
  }

  type(place: number) {
    const fields = this.fields();
    const field = fields[place % fields.length];
    const person = ownerAt(this.here()) ?? this.typed()[0] ?? `person-${++this.people}`;
    const value = field?.type === 'email' ? `${person}@example.com` : person;
    if (field) fireEvent.change(field, { target: { value } });
  }

  async end(way: string) {
    const call = this.here().includes(inbox) ? 'addNote' : 'bookVisit';
    if (way === 'refused') backend.failOnce(call);
    if (way === 'lost') backend.loseAnswer(call);
    if (['refused', 'lost'].includes(way) && this.here().endsWith('/new')) {
      formServer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    }
    if (['stored', 'refused', 'lost'].includes(way)) {
      await this.press(/^(Book|Save|Add) (visit|another|anyway|changes|note|request)$/);
    } else if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else if (way === 'elsewhere') await act(() => this.router.navigate('/admin/posts'));
    else if (way === 'back') await act(() => this.router.navigate(-1));
    else if (way === 'reload') this.reload();
    else if (way === 'lock') await this.lock();
    else if (way === 'other person') await this.changePerson();
    else await this.press(way);
  }

  async lock() {
    leaveUnused(15);
    await userEvent.type(await screen.findByLabelText('Password'), 'clinic-demo-1');
    await press('Unlock');
    await waitFor(() => expect(screen.queryByText('The screen is locked')).toBeNull());
  }

  async changePerson() {
    for (const session of [frontDesk, dana]) {
      backend.session = session;
      this.reload();
      await this.settle();
      expect(this.stored().flat()).toEqual(expect.arrayContaining(this.typed()));
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('person-');
    }
  }

  reload() {
    const here = this.here();
    cleanup();
    this.router = openRoute(here);
  }

  /** The people in each stored record. */
  stored() {
    const { visits, leads, activity } = backend;
    const notes = Object.entries(activity).map(([id, of]) => [id, of]);
    return [...visits, ...leads, ...notes].map((record) => peopleIn(JSON.stringify(record)));
  }

  expectOneEach() {
    const owner = ownerAt(this.here());
    if (owner) expect([[], [owner]]).toContainEqual(this.typed());
    else expect(this.typed().length).toBeLessThan(2);
    for (const people of this.stored()) expect(people.length).toBeLessThan(2);
  }
}

it('words typed for one person are never stored with another, whatever happens in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(scene, { minLength: 4, maxLength: 6 }), async (story) => {
      cleanup();
      sessionStorage.clear();
      backend.session = dana;
      const nobody = { phone: '', email: '', injury: '' };
      backend.leads = [lead(nobody), lead({ ...nobody, id: 'tom', name: 'Tom Reed' })];
      backend.staff = providers;
      backend.visits = [visit()];
      backend.activity = {};
      formServer.mockReset().mockImplementation(async () => {
        const { submissionId: id, name } = sent(formServer.mock.calls.length - 1);
        if (!backend.leads.some((each) => each.id === id)) {
          backend.leads = [...backend.leads, lead({ id, name, message: String(sent().message) })];
        }
        return Response.json({ ok: true, id });
      });
      const desk = new Desk();
      await screen.findByRole('heading', { level: 1 });
      for (const scene of story) {
        await desk.play(scene);
      }
    }),
    { seed: 20_261_126, numRuns: 5, endOnFailure: true },
  );
  // Some 25 screens, one after the other, on a busy machine.
}, 300_000);
