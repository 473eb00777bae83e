import { type ChurchDay, churchYear, easter, firstAdvent } from './church-year.ts';

/** The Latin names of the Sundays from the sixth before Easter on, and from the first after it on. */
const inLent = ['Invocabit', 'Reminiscere', 'Oculi', 'Laetare', 'Judica'];
const afterEaster =
  'Quasimodo Geniti, Misericordias Domini, Jubilate, Cantate, Rogate, Exaudi'.split(', ');

/** The four Sundays before Lent, of which the first is ten weeks before Easter. */
const beforeLent = ['Transfiguration', 'Septuagesima', 'Sexagesima', 'Quinquagesima'];

export function oneYear(adventYear: number): ChurchDay[] {
  const easterDay = easter(adventYear + 1);
  const lastSunday = firstAdvent(adventYear + 1) - 7;
  const sunday = (churchDay: ChurchDay): Partial<ChurchDay> => {
    const { day, name } = churchDay;
    const weeks = (day - easterDay) / 7;
    // In a year with one Sunday after Epiphany, that is the Baptism of Our Lord, and there is no Transfiguration.
    if (/^(?:Epiphany \d|Transfiguration)$/.test(name) && weeks >= -10)
      return { name: beforeLent[weeks + 10] ?? name, ...(weeks > -10 && { season: 'Pre-Lent' }) };
    if (name === 'Pentecost') return { season: 'Easter' };
    if (name === 'Trinity Sunday') return { name: 'Holy Trinity' };
    if (day === lastSunday) return { name: 'Last Sunday of the Church Year' };
    if (name.startsWith('Proper ')) return { name: `Trinity ${weeks - 8}` };
    const latinName = inLent[weeks + 6] ?? afterEaster[weeks - 1];
    return latinName ? { name: latinName, alsoCalled: name } : {};
  };
  return churchYear(adventYear).map((churchDay) => {
    const season = churchDay.season === 'After Pentecost' ? 'After Trinity' : churchDay.season;
    return { ...churchDay, season, ...sunday(churchDay) };
  });
}
