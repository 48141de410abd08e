import { LayoutDashboard } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Avatar } from '../avatar.tsx';
import { Badge, CountBadge } from '../badge.tsx';
import { Segmented } from '../forms/segmented.tsx';
import { Group, Specimen } from './specimen.tsx';

const states = ['All', 'New', 'Contacted', 'Completed'];

export function Navigation() {
  const [params] = useSearchParams();
  const items = states.map((label, index) => {
    const to = new URLSearchParams(params);
    to.set('status', label);
    const current = label === (params.get('status') ?? 'All');
    return { label, count: [7, 3, 2, 2][index], to: `?${to}`, current };
  });
  return (
    <Group id="navigation" title="Navigation and tables">
      <Specimen title="Segmented" note="Links: the address holds the choice.">
        <Segmented label="Filter by status" items={items} />
      </Specimen>
      <Specimen title="Links of the two layouts" className="grid gap-6 sm:grid-cols-2">
        <nav aria-label="As on the site" className="flex flex-wrap items-start gap-5">
          {states.map((label, index) => (
            <a
              key={label}
              className="nav-link"
              href="#navigation"
              aria-current={index === 0 ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label="As in the back office" className="grid gap-1">
          {states.map((label, index) => (
            <a
              key={label}
              className="side-link"
              href="#navigation"
              aria-current={index === 0 ? 'page' : undefined}
            >
              <LayoutDashboard className="ico" />
              <span className="flex-1">{label}</span>
              <CountBadge>{index}</CountBadge>
            </a>
          ))}
        </nav>
      </Specimen>
      <div className="card overflow-hidden">
        <table className="tbl">
          <caption className="sr-only">A table</caption>
          <thead>
            <tr>
              <th scope="col">Contact</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {['Maria Olsen', 'Trent Kimball'].map((name) => (
              <tr key={name}>
                <td className="flex items-center gap-3 font-semibold">
                  <Avatar initials={name.replace(/[^A-Z]/g, '')} />
                  {name}
                </td>
                <td>
                  <Badge tone="new">New</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Group>
  );
}
