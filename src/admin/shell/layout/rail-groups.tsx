import { type ReactNode, useId } from 'react';
import { railGroups } from '../../shared/access/pages.ts';
import type { TabItem } from '../pages/rail-pages.ts';
import { TabLink } from './tab-link.tsx';

/** The tabs, by what they are for. */
export function RailGroups({ tabs }: { tabs: readonly TabItem[] }) {
  return railGroups.map((name) => {
    const items = tabs.filter(({ group }) => group === name);
    return items.length === 0 ? null : (
      <RailGroup key={name} name={name}>
        {items.map((item) => (
          <TabLink key={item.path} tab={item} />
        ))}
      </RailGroup>
    );
  });
}

export function RailGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, which no fieldset can be
    <div role="group" aria-labelledby={id} className="grid">
      <p id={id} className="px-3 pt-1 pb-0.5 text-[.75rem] font-semibold text-text-3">
        {name}
      </p>
      {children}
    </div>
  );
}
