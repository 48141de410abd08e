import { CalendarClock, LayoutDashboard } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Avatar } from '../avatar.tsx';
import { Badge, CountBadge } from '../badge.tsx';
import { Segmented } from '../forms/segmented.tsx';
import { Group, Specimen } from './specimen.tsx';

const states = ['All', 'New', 'Contacted', 'Completed'];

export function Navigation() {
  const [params] = useSearchParams();
  const current = params.get('status') ?? 'All';
  const to = (status: string) => {
    const next = new URLSearchParams(params);
    next.set('status', status);
    return `?${next}`;
  };
  return (
    <Group id="navigation" title="Navigation and tables">
      <Specimen title="Segmented" note="Links: the address holds the choice.">
        <Segmented
          label="Filter by status"
          items={states.map((label, index) => ({
            label,
            count: [7, 3, 2, 2][index],
            to: to(label),
            current: label === current,
          }))}
        />
      </Specimen>
      <Specimen title="Links of the two layouts" className="grid gap-6 sm:grid-cols-2">
        <nav aria-label="As on the site" className="flex flex-wrap items-start gap-5">
          <a className="nav-link" href="#navigation" aria-current="page">
            Clinic Gallery
          </a>
          <a className="nav-link" href="#navigation">
            Blog
          </a>
          <a className="nav-link" href="#navigation">
            Contact
          </a>
        </nav>
        <nav aria-label="As in the back office" className="grid gap-1">
          <a className="side-link" href="#navigation" aria-current="page">
            <LayoutDashboard className="ico" />
            <span className="flex-1">Overview</span>
          </a>
          <a className="side-link" href="#navigation">
            <CalendarClock className="ico" />
            <span className="flex-1">Appointment Requests</span>
            <CountBadge>3</CountBadge>
          </a>
        </nav>
      </Specimen>
      <div className="card overflow-hidden">
        <table className="tbl">
          <caption className="sr-only">A table</caption>
          <thead>
            <tr>
              <th scope="col">Contact</th>
              <th scope="col">Date</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {['Maria Olsen', 'Trent Kimball'].map((name) => (
              <tr key={name}>
                <td>
                  <span className="flex items-center gap-3 font-semibold">
                    <Avatar initials={name === 'Maria Olsen' ? 'MO' : 'TK'} />
                    {name}
                  </span>
                </td>
                <td className="num">Nov 18</td>
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
