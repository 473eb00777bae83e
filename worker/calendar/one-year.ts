import { type ChurchDay, churchYear, easter, firstAdvent } from './church-year.ts';

/** The Sundays of the one-year series with a name from the Latin, by their names in the three-year calendar. */
const latinNames: Readonly<Record<string, string>> = {
  'Lent 1': 'Invocabit',
  'Lent 2': 'Reminiscere',
  'Lent 3': 'Oculi',
  'Lent 4': 'Laetare',
  'Lent 5': 'Judica',
  'Easter 2': 'Quasimodo Geniti',
  'Easter 3': 'Misericordias Domini',
  'Easter 4': 'Jubilate',
  'Easter 5': 'Cantate',
  'Easter 6': 'Rogate',
  'Easter 7': 'Exaudi',
};

/** The four Sundays before Lent, of which the first is ten weeks before Easter. */
const beforeLent = ['Transfiguration', 'Septuagesima', 'Sexagesima', 'Quinquagesima'];

/** The days of a church year with the names and seasons of the one-year series. */
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
    const latinName = latinNames[name];
    return latinName ? { name: latinName, alsoCalled: name } : {};
  };
  return churchYear(adventYear).map((churchDay) => {
    const season = churchDay.season === 'After Pentecost' ? 'After Trinity' : churchDay.season;
    return { ...churchDay, season, ...sunday(churchDay) };
  });
}
