import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { openPage } from '../open-route.tsx';
import { structuredData } from './structured-data.ts';

const open = () => openPage('/patient-info', 'What to know before you come in');
const region = (name: string) => within(screen.getByRole('region', { name }));

it('begins with the signs of an emergency', async () => {
  await open();
  const box = region('Call 911 or go to an emergency room for …');
  expect(box.getAllByRole('listitem').length).toBeGreaterThan(3);
  const call = box.getByRole('link', { name: 'Call 911' });
  expect(call).toLeadTo('tel:911');
  expect(call).toHaveClass('btn-accent');
});

it('links to its sections', async () => {
  await open();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  expect(links).toHaveLength(5);
  for (const link of links) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
  }
});

it('P-PATIENT-01 lists the injuries of the home page, by part of the body', async () => {
  await open();
  const injuries = (name: string) =>
    region(name)
      .getAllByRole('listitem')
      .map((item) => item.firstElementChild?.textContent);
  expect(injuries('Head and neck')).toEqual([
    'Headaches and migraines',
    'Whiplash',
    'Neck pain and stiffness',
  ]);
  expect(injuries('Shoulders and upper back')).toEqual([
    'Shoulder and arm pain',
    'Upper and mid-back pain',
  ]);
  expect(injuries('Low back and legs')).toEqual([
    'Low back pain',
    'Disc and nerve symptoms',
    'Sciatica',
  ]);
});

it('tells what happens at the first visit, in an hour, and what it costs', async () => {
  await open();
  const visit = region('Your first visit, minute by minute');
  const minutes = visit
    .getAllByText(/^\d+ minutes$/)
    .map((item) => Number.parseInt(item.innerHTML, 10));
  expect(minutes.reduce((sum, each) => sum + each)).toBe(60);
  expect(visit.getByText(/We tell you the price before you agree/)).toBeVisible();
  expect(visit.getByText(clinic.arrival)).toBeVisible();
});

it('P-PATIENT-02 gives reasons to choose the clinic', async () => {
  await open();
  const reasons = region('Why patients choose us');
  expect(reasons.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
});

it('P-PATIENT-03 explains PIP with the minimums of the law', async () => {
  await open();
  const pip = region('How PIP pays for your care');
  const rows = within(pip.getByRole('table', { name: 'The minimum PIP must cover' }))
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Medical care\$3,000at least, for each injured person/),
    expect.stringMatching(
      /^Lost incomeUp to \$250 a week85 percent of what you lose, at most \$250 a week, for up to 52 weeks\. The first 3 days/,
    ),
    expect.stringMatching(/^Help at homeUp to \$20 a dayfor up to 365 days/),
    'FuneralUp to $1,500',
    expect.stringMatching(/^Death\$3,000/),
  ]);
  expect(pip.getByText(/no matter who caused the crash/)).toBeVisible();
  expect(pip.getByRole('link', { name: 'Get the free PIP guide' })).toLeadTo('/pip-guide');
});

describe('questions', () => {
  const items = () => [...screen.getByRole('main').querySelectorAll('details')];

  it('P-PATIENT-04 P-PATIENT-05 are five, closed, in one group, so that the browser keeps one open', async () => {
    await open();
    expect(items()).toHaveLength(5);
    expect(items().map((item) => item.open)).toEqual(Array(5).fill(false));
    expect(new Set(items().map((item) => item.getAttribute('name')))).toEqual(
      new Set(['questions']),
    );
  });

  it('open and close', async () => {
    await open();
    const [item] = items();
    const answer = screen.getByText(/Soon, even if it doesn’t hurt much yet/);
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText('How soon after a crash should I be seen?'));
    expect(item?.open).toBe(true);
    expect(answer).toBeVisible();
    await userEvent.click(screen.getByText('How soon after a crash should I be seen?'));
    expect(item?.open).toBe(false);
  });

  it('are in the structured data in the same words', async () => {
    await open();
    const { mainEntity } = structuredData('FAQPage');
    const told = (mainEntity as { name: string; acceptedAnswer: { text: string } }[]).map(
      ({ name, acceptedAnswer }) => `${name} ${acceptedAnswer.text}`,
    );
    const shown = items().map((item) =>
      [...item.querySelectorAll('h3, p')].map((part) => part.textContent).join(' '),
    );
    expect(told).toEqual(shown);
  });
});

it('P-PATIENT-06 has a legal notice', async () => {
  await open();
  const notice = region('Legal notice');
  expect(notice.getByText(/does not create a patient-provider relationship/)).toBeVisible();
  expect(notice.getByRole('link', { name: 'disclaimer' })).toLeadTo('/disclaimer');
});

it('promises no cure and no invented deadline', async () => {
  await open();
  expect(screen.getByRole('main')).not.toHaveTextContent(/\b(cure|guarantee|best|14.day|\$2,000)/i);
});
