import { useEffect, useState } from '@wordpress/element';
import { sections } from './bus';
import type { Section } from './rules/sections';

/** The sections as they are now; add-ons may come later than the screen. */
export function useSections(): readonly Section[] {
	const [ all, setAll ] = useState( sections.getAll );
	useEffect( () => {
		setAll( sections.getAll() );
		return sections.subscribe( () => setAll( sections.getAll() ) );
	}, [] );
	return all;
}
