import type { Outcome, Report, ReportItem, Run } from './answers';

/** The texts of a report, translated by its caller. */
export interface ReportWords {
	readonly heading: string;
	readonly outcomes: Readonly< Record< Outcome, string > >;
	readonly draft: string;
	readonly nameOf: ( item: ReportItem ) => string;
	readonly settingOf: ( part: string, outcome: string ) => string;
	readonly unresolved: string;
	readonly addresses: string;
	readonly recipients: string;
	readonly missing: string;
	readonly kept: string;
}

/** A report as plain text, for an email. */
export function reportText( run: Run, words: ReportWords ): string {
	const { report, result, message, kept } = run;
	return [
		words.heading,
		result === 'success' ? '' : message,
		report ? itemLines( report, words ) : '',
		...listsOf( report, words ).map( ( [ title, lines ] ) =>
			listText( title, lines )
		),
		listText(
			words.kept,
			kept.map( ( { title, reason } ) => joined( title, reason ) )
		),
	]
		.filter( ( part ) => part !== '' )
		.join( '\n\n' );
}

export const outcomeText = (
	{ outcome, draft }: ReportItem,
	{ outcomes, draft: asDraft }: ReportWords
): string => ( outcome === 'created' && draft ? asDraft : outcomes[ outcome ] );

/** The lists of a report besides items and settings, without empty ones. */
export const listsOf = (
	report: Report | null,
	{ unresolved, addresses, recipients, missing }: ReportWords
): readonly ( readonly [ string, readonly string[] ] )[] =>
	report
		? [
				[ unresolved, report.unresolved ] as const,
				[ addresses, report.addresses ] as const,
				[ recipients, report.recipients ] as const,
				[ missing, report.missing ] as const,
			].filter( ( [ , lines ] ) => lines.length > 0 )
		: [];

const itemLines = ( { items, settings }: Report, words: ReportWords ): string =>
	[
		...items.map(
			( item ) =>
				`${ words.nameOf( item ) } – ${ joined( outcomeText( item, words ), item.reason ) }`
		),
		...settings.map( ( { part, outcome } ) =>
			words.settingOf( part, outcome )
		),
	].join( '\n' );

const listText = ( title: string, lines: readonly string[] ): string =>
	lines.length > 0
		? [ title, ...lines.map( ( line ) => `- ${ line }` ) ].join( '\n' )
		: '';

const joined = ( text: string, reason: string ): string =>
	reason === '' ? text : `${ text } (${ reason })`;
