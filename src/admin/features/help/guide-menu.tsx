import { NavLink } from 'react-router-dom';
import { guidePageNames, guidePages, helpPathOf } from '../../shared/paths/guide-pages.ts';

export function GuideMenu() {
  return (
    <nav aria-label="Help" className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
      {guidePageNames.map((name) => (
        <NavLink
          key={name}
          to={helpPathOf(name)}
          end
          className="link py-1.5 aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:no-underline"
        >
          {guidePages[name].label}
        </NavLink>
      ))}
    </nav>
  );
}
