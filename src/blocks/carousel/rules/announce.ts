/** Sentences with numbered places, `%1$s`, as translators write them; PHP and the editor give them. */
export interface Texts {
	readonly carousel: string;
	readonly slide: string;
	readonly previous: string;
	readonly next: string;
	readonly start: string;
	readonly stop: string;
	/** The label of the bullets if each shows one slide. */
	readonly choose: string;
	readonly goTo: string;
	readonly numberOf: string;
	readonly slideOf: string;
	readonly slideTitled: string;
	readonly slidesOf: string;
	/** For slides that do not follow one another, because the first ones come after the last one. */
	readonly slidesListed: string;
	readonly first: string;
	readonly last: string;
}

export const fill = (
	text: string,
	...values: readonly ( string | number )[]
): string =>
	text.replace( /%(\d)\$s/g, ( whole, place: string ) =>
		String( values[ Number( place ) - 1 ] ?? whole )
	);

export interface Shown {
	/** The numbers of the slides in view, from 0, in visible order. */
	readonly slides: readonly number[];
	readonly count: number;
	readonly title: string;
	/** Set if the visitor tried to go beyond the first or last slide. */
	readonly edge: 'first' | 'last' | null;
	/** The language of the texts, as in `lang`. */
	readonly language: string;
}

/** The announcement after a visitor has moved the slides. */
export function announcement( texts: Texts, shown: Shown ): string {
	const [ first ] = shown.slides;
	const last = shown.slides.at( -1 );
	if ( first === undefined || last === undefined ) {
		return '';
	}
	const place =
		first === last
			? oneSlide( texts, shown, first )
			: severalSlides( texts, shown, first, last );
	const edge = shown.edge ? texts[ shown.edge ] : '';
	return edge ? `${ place }. ${ edge }` : place;
}

const severalSlides = (
	texts: Texts,
	{ slides, count, language }: Shown,
	first: number,
	last: number
) =>
	first < last
		? fill( texts.slidesOf, first + 1, last + 1, count )
		: fill(
				texts.slidesListed,
				new Intl.ListFormat( language ).format(
					slides.map( ( slide ) => String( slide + 1 ) )
				),
				count
			);

const oneSlide = ( texts: Texts, { count, title }: Shown, slide: number ) =>
	title
		? fill( texts.slideTitled, slide + 1, count, title )
		: fill( texts.slideOf, slide + 1, count );
