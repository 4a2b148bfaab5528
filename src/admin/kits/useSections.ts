import { useEffect, useState } from '@wordpress/element';
import { sections } from './bus';
import type { Section } from './rules/sections';

/** The current sections, because add-ons may register theirs later than the screen. */
export function useSections(): readonly Section[] {
	const [ all, setAll ] = useState( sections.getAll );
	useEffect( () => {
		setAll( sections.getAll() );
		return sections.subscribe( () => setAll( sections.getAll() ) );
	}, [] );
	return all;
}
