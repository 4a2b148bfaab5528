import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { type Album, type Leaf, withoutLeaf } from './rules/album';
import type { StoredAlbum } from './useAlbum';
import type { Deletion } from './useDeletion';

/** What is about to be removed: a wheel on this device, its report on the site, or everything on this device. */
export type Asking =
	| { readonly about: 'one' | 'report'; readonly leaf: Leaf }
	| { readonly about: 'all' };

export interface Removal {
	/** Null if nothing is being asked. */
	readonly asking: Asking | null;
	/** The button that opened the question. */
	readonly asker: RefObject< HTMLElement >;
	readonly ask: ( asking: Asking, button: HTMLElement ) => void;
	readonly answerNo: () => void;
	readonly answerYes: ( asking: Asking ) => void;
	/** The text that tells what was done. */
	readonly said: string;
	readonly line: RefObject< HTMLParagraphElement >;
	readonly sayNothing: () => void;
}

/** Removes wheels and reports after the visitor has confirmed. */
export function useRemoval(
	change: StoredAlbum[ 'change' ],
	deletion: Deletion
): Removal {
	const [ asking, setAsking ] = useState< Asking | null >( null );
	const asker = useRef< HTMLElement | null >( null );
	const { said, line, say, sayNothing } = useSaid();

	const lose = ( edit: ( before: Album ) => Album, sentence: string ) => {
		say(
			change( edit )
				? sentence
				: __(
						'Your browser did not allow this. Nothing has been removed.',
						'rueda'
					)
		);
	};
	const deleteFromSite = async ( { report }: Leaf ) => {
		sayNothing();
		if ( report && ( await deletion.remove( report ) ) ) {
			say(
				__(
					'The report was deleted from this site. Its ratings stay on this device.',
					'rueda'
				)
			);
		}
	};
	return {
		asking,
		asker,
		said,
		line,
		sayNothing,
		ask( about, button ) {
			asker.current = button;
			setAsking( about );
		},
		answerNo: () => setAsking( null ),
		answerYes( answered ) {
			setAsking( null );
			if ( answered.about === 'all' ) {
				lose(
					() => [],
					__( 'All wheels have been removed.', 'rueda' )
				);
			} else if ( answered.about === 'one' ) {
				lose(
					( before ) => withoutLeaf( before, answered.leaf.id ),
					__( 'The wheel has been removed.', 'rueda' )
				);
			} else {
				void deleteFromSite( answered.leaf );
			}
		},
	};
}

/** A line that says what was removed. It gets the focus, because the button that was pressed is gone. */
function useSaid() {
	const [ said, setSaid ] = useState( '' );
	const line = useRef< HTMLParagraphElement >( null );
	const [ losses, setLosses ] = useState( 0 );
	useEffect( () => {
		if ( losses > 0 ) {
			line.current?.focus();
		}
	}, [ losses ] );
	const say = ( sentence: string ) => {
		setSaid( sentence );
		setLosses( losses + 1 );
	};
	const sayNothing = () => setSaid( '' );
	return { said, line, say, sayNothing };
}
