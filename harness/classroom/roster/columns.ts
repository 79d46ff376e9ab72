/** What columns of rosters are called, in four languages and by the platforms. */
import { withoutAccents } from './names.ts';

export type Column = 'id' | 'name' | 'first' | 'last' | 'email' | 'username' | 'lmsId' | 'orgId' | 'section' | 'group';

const words = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

/** Names as `plainHeader` makes them. */
const aliases: Readonly<Record<Column, readonly string[]>> = {
  id: words(
    'id studentid studentnumber studentno sid idnumber sisuserid sisid uin identifier userid personid participant participantid',
    'matrikelnummer matrikelnr matnr kennung idnummer teilnehmernummer personalnummer identifikator',
    'numero numeroetudiant netudiant identifiant numerodidentification numeroidentification',
    'identificador matricula numerodeid numerodeestudiante dni expediente',
  ),
  name: words(
    'name fullname student studentname displayname sortablename learner',
    'vollstandigername namestudent studierende studierender',
    'nomcomplet nometprenom etudiant nombrecompleto nombreyapellidos apellidosynombre estudiante alumno',
  ),
  first: words('firstname first givenname forename vorname prenom nombre nombres nombredepila'),
  last: words('lastname last surname familyname nachname familienname nom nomdefamille apellido apellidos'),
  email: words(
    'email emailaddress mail schoolemail emailadresse mailadresse adressedecourriel courriel adressemail adresseemail',
    'adresseelectronique correo correoelectronico direcciondecorreo direcciondeemail',
  ),
  username: words(
    'username login loginid sisloginid user netid githubusername uid account',
    'anmeldename benutzername nutzername nomdutilisateur utilisateur usuario nombredeusuario',
  ),
  lmsId: words('lmsid canvasid canvasuserid githubid'),
  orgId: words('orgdefinedid'),
  section: words(
    'section sections class course lab tutorial',
    'abschnitt kurs klasse ubung ubungsgruppe seccion curso clase cours classe',
  ),
  group: words('group groups team groupname gruppe gruppen groupe groupes equipe grupo grupos equipo'),
};

/** For messages: one usual name of each that tells who a student is. */
export const usualNames = 'id, student id, SIS User ID, OrgDefinedId, Identifier, username, SIS Login ID, email';

/** `E-Mail-Adresse` and `e mail adresse` alike: letters and digits without accents, in lower case. */
export const plainHeader = (header: string): string => withoutAccents(header).replace(/[^\p{L}\p{N}]/gu, '');

/** Is it a name of one of these columns? */
export const isCalled = (header: string, columns: readonly Column[]): boolean =>
  columns.some((column) => aliases[column].includes(plainHeader(header)));

/** Which columns a header has, by their index; the first of two that mean the same. */
export const columnsOf = (header: readonly string[]): ReadonlyMap<Column, number> => {
  const found = new Map<Column, number>();
  const plain = header.map(plainHeader);
  for (const [column, names] of Object.entries(aliases) as [Column, readonly string[]][]) {
    // By the alias that comes first in the list above: a student's number before the platform's.
    const alias = names.find((name) => plain.includes(name));
    if (alias !== undefined) found.set(column, plain.indexOf(alias));
  }
  return found;
};

/**
 * Canvas's gradebook (canvas-lms gradebook_exporter.rb), with names in one column or in two. Last and first name with an id are
 * many a course's own roster, too.
 */
export const isCanvas = (header: readonly string[]): boolean => {
  const plain = new Set(header.map(plainHeader));
  const hasLogin = plain.has('sisloginid');
  if (!plain.has('id')) return false;
  return plain.has('student')
    ? hasLogin || plain.has('section')
    : hasLogin && plain.has('lastname') && plain.has('firstname');
};
