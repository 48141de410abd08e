import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { type RailGroup, railGroups } from '../../shared/access/pages.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { menuOf, type RailItem } from '../pages/rail-pages.ts';
import { TabLink } from './tab-link.tsx';

/** The tabs and what is below them, by what they are for. A group without an open page is left out, but for the website. */
export function RailGroups({ tabs }: { tabs: readonly RailItem[] }) {
  const items = [...tabs, ...menuOf(useAdminData().session.role)];
  return railGroups.map((name) => (
    <Group key={name} name={name} items={items.filter(({ group }) => group === name)} />
  ));
}

function Group({ name, items }: { name: RailGroup; items: readonly RailItem[] }) {
  const id = useId();
  if (items.length === 0 && name !== 'Website') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, which no fieldset can be
    <div role="group" aria-labelledby={id} className="grid">
      <p id={id} className="px-3 pt-1 text-[.75rem] font-semibold text-text-3">
        {name}
      </p>
      {items.map((item) => (
        <TabLink key={item.path} tab={item} />
      ))}
      {/* A full page load: the website has a Content-Security-Policy of its own. */}
      {name === 'Website' && (
        <a href="/" className="side-link">
          <ExternalLink className="ico text-[1.0625rem]" aria-hidden="true" />
          View website
        </a>
      )}
    </div>
  );
}
