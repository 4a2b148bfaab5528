/*
 * The loader, on every page that has a block of ours: it carries webpack's runtime and what all views share.
 * Importing the islands here makes every view use this one copy.
 */
import './island';
import { installRetries } from './chunks';
import { readRecipe } from './recipe';
import { whenParsed } from './wake';

whenParsed( () => {
	const recipe = readRecipe();
	if ( recipe ) {
		// Printed, not guessed from the script's own address: sites that combine scripts move them.
		installRetries( recipe.base );
	}
} );
