import { readdirSync, readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { guideFrom } from '#admin/features/help/guide-text.ts';
import { helpTopicOf, helpTopics } from '#admin/shared/access/page-topics.ts';
import { pages } from '#admin/shared/access/pages.ts';
import { guideFileOf, guidePageNames, helpPathOf } from '#admin/shared/paths/guide-pages.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { frontDesk } from '../fake-clinic/people.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';

const pictureNames = ['docs/guide', 'docs/screenshots']
  .flatMap((folder) => readdirSync(folder))
  .filter((file) => file.endsWith('.webp'));
const pictures = Object.fromEntries(pictureNames.map((file) => [file, `/assets/${file}`]));
const guides = Object.fromEntries(
  guidePageNames.map((name) => {
    const text = readFileSync(`docs/guide/${guideFileOf(name)}.md`, 'utf8');
    return [name, guideFrom(text, pictures)] as const;
  }),
);
const addresses = guidePageNames.flatMap((name) => [
  helpPathOf(name),
  ...(guides[name]?.sections ?? []).map(({ id }) => `${helpPathOf(name)}#${id}`),
]);

describe('the guide in the back office', () => {
  it('has each page of docs/guide', () => {
    const files = readdirSync('docs/guide').filter((file) => file.endsWith('.md'));
    const shown = guidePageNames.map((name) => `${guideFileOf(name)}.md`);
    expect(shown.toSorted()).toEqual(files.toSorted());
  });

  it.each(guidePageNames)('%j leads only to pages, sections and pictures that exist', (name) => {
    const { intro = '', sections = [] } = guides[name] ?? {};
    const text = [intro, ...sections.map((section) => section.text)].join('\n');
    const links = [...text.matchAll(/(?<!!\[[^\]]*)\]\(([^)]+)\)/g)].map(([, to]) => to);
    expect(
      links.filter((to = '') => {
        const address = to.startsWith('#') ? helpPathOf(name) + to : to;
        return !to.startsWith('https:') && !addresses.includes(address);
      }),
    ).toEqual([]);
    expect(text).not.toMatch(/\.md\b/);
    const shown = [...text.matchAll(/[\w/-]+\.webp/g)].map(([file]) => file);
    expect(shown.filter((file) => !file.startsWith('/assets/'))).toEqual([]);
  });

  it('has each topic beside a heading', () => {
    const targets = helpTopics.map(({ help }) => helpPathOf(help));
    expect(targets.filter((target) => !addresses.includes(target))).toEqual([]);
  });

  it('has a topic for each page with a place in the menus', () => {
    const named = Object.values(pages).filter(({ tab, setting, own }) => tab ?? setting ?? own);
    const without = named.filter(({ path }) => !helpTopicOf(path.replace(/\/:.*/, '')));
    expect(without.map(({ path }) => path)).toEqual(['/admin/analytics', '/admin/help/:page?']);
  });
});

describe('/admin/help', () => {
  it('says on its first page what Access Denied means, and leads on without a page load', async () => {
    const router = openRoute('/admin/help');
    expect(await screen.findByRole('heading', { level: 1, name: 'Guide for staff' })).toBeVisible();
    const signIn = screen.getByRole('region', { name: 'Sign in' });
    expect(signIn).toHaveTextContent("only says that you aren't signed in yet");
    expect(screen.getByRole('img', { name: 'The login page' })).toHaveAttribute(
      'src',
      expect.stringMatching(/sign-in.*\.webp/),
    );
    expect(await axe()).toEqual([]);
    await userEvent.click(within(signIn).getByRole('link', { name: 'second step' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/admin/help/accounts',
      hash: '#second-step',
    });
  });

  it('is open to each role, from the person’s menu, the search and the heading of a page', async () => {
    backend.session = frontDesk;
    openRoute('/admin/dashboard/appointments');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Appointment Requests' });
    await press(/front\.desk@/);
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/admin/help');
    expect(screen.getByRole('link', { name: /^Help: Requests/ })).toHaveAttribute(
      'href',
      '/admin/help/requests',
    );
    expect(heading).not.toHaveTextContent('Help');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'cancel');
    await userEvent.click(await screen.findByRole('option', { name: /Help: Schedule/ }));
    expect(await screen.findByRole('heading', { name: 'Book a visit' })).toBeVisible();
  });

  it('opens a new tab at the section of its address', async () => {
    const shown = vi.fn();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown(this.id);
    });
    openRoute('/admin/help/accounts#second-step');
    await waitFor(() => expect(shown).toHaveBeenCalledWith('second-step'));
  });

  it('says so for a page that the guide does not have', async () => {
    openRoute('/admin/help/nothing');
    expect(await screen.findByText('There is no such help page')).toBeVisible();
  });
});
