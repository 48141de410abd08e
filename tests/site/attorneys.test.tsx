import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../open-route.tsx';

const open = () => openPage('/attorneys', 'For attorneys with injured clients');
const region = (name: string) => within(screen.getByRole('region', { name }));

it('P-ATTORNEYS-01 shows six benefits', async () => {
  await open();
  expect(region('What your office can count on').getAllByRole('listitem')).toHaveLength(6);
});

it('P-ATTORNEYS-02 lists eight injuries commonly treated in claims', async () => {
  await open();
  const injuries = region('Injuries we see most in personal-injury claims');
  const names = injuries.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(names).toHaveLength(8);
  expect(names).toContain('Cervical sprain or strain');
});

it('P-ATTORNEYS-03 says what is in the file, how fast it arrives, and how to refer', async () => {
  await open();
  expect(region('What you’ll find in the file').getAllByRole('listitem').length).toBeGreaterThan(4);
  const turnaround = region('Turnaround and communication');
  expect(turnaround.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Your request',
    'A new client',
    'During care',
    'Questions',
  ]);
  expect(turnaround.getByText(/We confirm it within 24 hours/)).toBeVisible();
  expect(region('Refer a client or ask for records').getByRole('form')).toBeVisible();
});

it('bills PIP first, then health insurance, and takes a lien only in writing', async () => {
  await open();
  const payers = region('Who gets billed first').getAllByRole('listitem');
  expect(payers.map((payer) => within(payer).getByRole('heading').textContent)).toEqual([
    'PIP first',
    'Then health insurance',
    'Lien or letter of protection',
  ]);
  expect(payers[0]).toHaveTextContent('at least $3,000');
  expect(payers[2]).toHaveTextContent('Only by written agreement');
});

it('P-ATTORNEYS-04 pays no referral fees, and says so', async () => {
  await open();
  const rules = region('Legal notice')
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(rules[0]).toMatch(/^No referral fees are paid or accepted/);
  expect(rules[1]).toBe('To attorneys, records go only with a signed HIPAA authorization.');
  expect(rules[2]).toMatch(/decided by clinical need alone/);
});

it('links the form from the first screen and from the call bar', async () => {
  await open();
  const links = [
    screen.getByRole('link', { name: 'Refer or request records' }),
    within(screen.getByRole('region', { name: 'Quick contact' })).getByRole('link', {
      name: 'Send a request',
    }),
  ];
  for (const link of links) {
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target).toContainElement(screen.getByRole('form'));
  }
});
