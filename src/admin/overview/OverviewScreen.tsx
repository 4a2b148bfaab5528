import { Notice, SelectControl, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Outcome } from '../outcome';
import { loadOverview } from './api';
import { CallToActionClicks } from './CallToActionClicks';
import { Ratings } from './Ratings';
import type { Overview } from './overview';
import { RunsOverview } from './RunsOverview';

export interface WheelName {
	readonly id: number;
	readonly name: string;
}

interface OverviewScreenProps {
	readonly wheels: readonly WheelName[];
	/** The address of this screen without a wheel. */
	readonly address: string;
	/** The wheel in the address, if any. */
	readonly asked: number | null;
}

export function OverviewScreen( {
	wheels,
	address,
	asked,
}: OverviewScreenProps ) {
	const [ first ] = wheels;
	const [ chosen, setChosen ] = useState(
		wheels.find( ( { id } ) => id === asked )?.id ?? first?.id
	);
	const [ shown, setShown ] = useState< number | null >( null );
	const told = wheels.find( ( { id } ) => id === shown );
	if ( chosen === undefined ) {
		// The server has shown the message already.
		return null;
	}
	const choose = ( id: string ) => {
		setChosen( Number( id ) );
		setShown( null );
		// Puts the wheel into the address, so that it can be reloaded or sent to others.
		window.history.replaceState( null, '', `${ address }&wheel=${ id }` );
	};
	return (
		<div className="rueda-overview">
			<SelectControl
				__nextHasNoMarginBottom
				label={ __( 'Wheel', 'rueda' ) }
				value={ String( chosen ) }
				options={ wheels.map( ( { id, name } ) => ( {
					value: String( id ),
					label: name,
				} ) ) }
				onChange={ choose }
			/>
			<p className="screen-reader-text" role="status">
				{ told &&
					sprintf(
						/* translators: %s: name of a wheel. */
						__( 'The statistics of “%s” are shown.', 'rueda' ),
						told.name
					) }
			</p>
			<OneWheel key={ chosen } id={ chosen } onShown={ setShown } />
		</div>
	);
}

interface OneWheelProps {
	readonly id: number;
	readonly onShown: ( id: number ) => void;
}

function OneWheel( { id, onShown }: OneWheelProps ) {
	const [ outcome, setOutcome ] = useState< Outcome< Overview > | null >(
		null
	);
	const load = useCallback(
		( signal?: AbortSignal ) => {
			setOutcome( null );
			loadOverview( id, signal ).then( setOutcome, () => undefined );
		},
		[ id ]
	);
	useEffect( () => {
		const leaving = new AbortController();
		load( leaving.signal );
		return () => leaving.abort();
	}, [ load ] );
	useEffect( () => {
		if ( outcome?.ok ) {
			onShown( id );
		}
	}, [ outcome, id, onShown ] );

	if ( outcome === null ) {
		return <Spinner />;
	}
	if ( ! outcome.ok ) {
		const retry = {
			label: __( 'Try again', 'rueda' ),
			onClick: () => load(),
		};
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [ retry ] }
			>
				{ outcome.why }
			</Notice>
		);
	}
	const { value: overview } = outcome;
	return (
		<>
			<RunsOverview overview={ overview } />
			<Ratings overview={ overview } />
			<CallToActionClicks overview={ overview } />
		</>
	);
}
