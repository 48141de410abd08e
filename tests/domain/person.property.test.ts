import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  keysOf,
  longestChain,
  mergeRefusal,
  type Named,
  type Person,
  personFor,
  personFrom,
  rootOf,
  withContact,
} from '#domain/people/person.ts';

const histories = 1000;
const steps = 100;

/** Each row is one first name. */
const names = [
  ['Maria Olsen', 'María Olsen', 'Dr. maria lund'],
  ['Ben Olsen', 'Olsen, Ben', 'BEN'],
  ['Łukasz Nowak', 'lukasz nowak'],
  ['Mr. Olsen', ''],
];
const phones = ['', '(801) 555-0100', '(801) 555-0101', '(801) 555-0102'];
const emails = ['', 'maria@example.com', 'ben@example.com', 'home@example.com'];

type Step = { is: number; a: number; b: number; name: number; phone: number; email: number };
const step: fc.Arbitrary<Step> = fc.record({
  is: fc.nat(9),
  a: fc.nat(999),
  b: fc.nat(999),
  name: fc.nat(99),
  phone: fc.nat(3),
  email: fc.nat(3),
});

/** A union-find that knows nothing of chains: after each change it joins the merges that hold from nothing. */
class Oracle {
  readonly merges = new Map<number, number>();
  readonly people: { firstName: number; keys: Set<string> }[] = [];
  private known: number[] | null = null;

  forget(): void {
    this.known = null;
  }

  groups(): number[] {
    this.known ??= this.found();
    return this.known;
  }

  private found(): number[] {
    const parents = this.people.map((_, each) => each);
    const find = (each: number): number => {
      let top = each;
      while (parents[top] !== top) top = parents[top] ?? 0;
      return top;
    };
    for (const [from, into] of this.merges) parents[find(from)] = find(into);
    return parents.map((_, each) => find(each));
  }

  /** The group that an arrival joins; null for a new person. */
  groupFor(firstName: number, keys: string[]): number | null {
    const groups = this.groups();
    const sure = new Set<number>();
    for (const key of keys) {
      const holders = this.people.flatMap((each, at) => (each.keys.has(key) ? [at] : []));
      if (new Set(holders.map((at) => groups[at])).size !== 1) continue;
      // A name that is no first name joins nobody.
      if (firstName === 3 || !holders.some((at) => this.people[at]?.firstName === firstName))
        continue;
      sure.add(groups[holders[0] ?? 0] ?? 0);
    }
    return sure.size === 1 ? ([...sure][0] ?? null) : null;
  }
}

/** The domain's code, on documents in a map. */
class Clinic {
  readonly persons = new Map<string, Person>();
  readonly ids: string[] = [];
  readonly oracle = new Oracle();

  run({ is, ...step }: Step): void {
    if (is < 5 || this.ids.length < 2) this.arrive(step);
    else if (is < 7) this.merge(step.a, step.b);
    else if (is < 9) this.takeApart(step.a);
    else this.erase(step.a);
  }

  private arrive({ name, phone, email }: Pick<Step, 'name' | 'phone' | 'email'>): void {
    const firstName = name % names.length;
    const spellings = names[firstName] ?? [];
    const named: Named = {
      name: spellings[name % spellings.length] ?? '',
      phone: phones[phone] ?? '',
      email: emails[email] ?? '',
    };
    const keys = [named.phone, named.email].filter(Boolean);
    const group = this.oracle.groupFor(firstName, keys);
    const person = personFor(named, this.persons);
    if (person === null) {
      if (group !== null) throw new Error(`${named.name} is no new person`);
      this.add(named, { firstName, keys: new Set(keys) });
      return;
    }
    const at = this.ids.indexOf(person.id);
    if (this.oracle.groups()[at] !== group) throw new Error(`${named.name} is not ${person.name}`);
    this.persons.set(person.id, { ...person, ...withContact(person, named) });
    for (const key of keys) this.oracle.people[at]?.keys.add(key);
  }

  private add(named: Named, known: Oracle['people'][number]): void {
    const id = `p${this.ids.length}`;
    this.ids.push(id);
    this.persons.set(id, personFrom(id, { name: named.name, keys: keysOf(named) }));
    this.oracle.people.push(known);
    this.oracle.forget();
  }

  private at(number: number): [at: number, person: Person] {
    const at = number % this.ids.length;
    const person = this.persons.get(this.ids[at] ?? '');
    if (!person) throw new Error('Every id has its person');
    return [at, person];
  }

  private merge(a: number, b: number): void {
    const [[from, one], [, other]] = [this.at(a), this.at(b)];
    const into = rootOf(other, this.persons);
    if (mergeRefusal(one, into, this.persons)) return;
    this.persons.set(one.id, { ...one, mergedInto: into.id });
    this.oracle.merges.set(from, this.ids.indexOf(into.id));
    this.oracle.forget();
  }

  private takeApart(a: number): void {
    const [at, person] = this.at(a);
    this.persons.set(person.id, { ...person, mergedInto: null });
    this.oracle.merges.delete(at);
    this.oracle.forget();
  }

  private erase(a: number): void {
    const [at, { id, mergedInto, notSame }] = this.at(a);
    this.persons.set(id, { ...personFrom(id, { mergedInto, notSame }), isErased: true });
    this.oracle.people[at] = { firstName: 3, keys: new Set() };
  }

  /** Two are one person exactly where the oracle says so. */
  expectSameGroups(): void {
    const groups = this.oracle.groups();
    const found = this.ids.map((_, at) => rootOf(this.at(at)[1], this.persons));
    const pairs = new Set(found.map(({ id }, at) => `${id} ${groups[at]}`));
    const unlike = {
      ends: found.filter(({ mergedInto }) => mergedInto !== null),
      pairs: pairs.size,
    };
    const count = new Set(groups).size;
    expect(unlike).toEqual({ ends: [], pairs: count });
    expect(new Set(found).size).toBe(count);
    expect(Math.max(...this.ids.map((id) => this.linksFrom(id)))).toBeLessThanOrEqual(longestChain);
  }

  private linksFrom(id: string): number {
    const { mergedInto } = this.persons.get(id) ?? {};
    return mergedInto ? 1 + this.linksFrom(mergedInto) : 0;
  }
}

it('100,000 arrivals, merges, undone merges and erasures give the groups of a union-find', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: steps, maxLength: steps }), (history) => {
      const clinic = new Clinic();
      for (const each of history) clinic.run(each);
      clinic.expectSameGroups();
    }),
    { numRuns: histories, seed: 35 },
  );
});
