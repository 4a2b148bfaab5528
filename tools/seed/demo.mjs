/**
 * What the demonstration has besides its kit: the organization's name, how dates are written, its menu, the words of
 * header and footer.
 */
const english = {
	kit: 'valley-en',
	name: 'Valdelumbre Foundation',
	tagline: 'Work and well-being in the valley',
	date: 'F j, Y',
	menu: [ 'your-wheel', 'about-us', 'news', 'members', 'contact' ],
	small: [ 'about-us', 'news', 'members', 'contact' ],
	words: {
		open: 'Monday to Thursday, 9 to 14',
		place: 'Plaza del Olmo 3, Robleda de Valdelumbre',
		about: 'We help people in eleven villages to find work, to start something of their own and to look after one another.',
		visit: 'Visit us',
		more: 'On this site',
		invented:
			'Valdelumbre does not exist. This site shows what Rueda can do.',
	},
};

const spanish = {
	kit: 'valley-es',
	name: 'Fundación Valdelumbre',
	tagline: 'Trabajo y bienestar en el valle',
	date: String.raw`j \d\e F \d\e Y`,
	menu: [ 'su-rueda', 'quienes-somos', 'noticias', 'socios', 'contacto' ],
	small: [ 'quienes-somos', 'noticias', 'socios', 'contacto' ],
	words: {
		open: 'De lunes a jueves, de 9 a 14',
		place: 'Plaza del Olmo 3, Robleda de Valdelumbre',
		about: 'En once pueblos ayudamos a encontrar trabajo, a poner en marcha un negocio propio y a cuidarnos unos a otros.',
		visit: 'Dónde estamos',
		more: 'En este sitio',
		invented:
			'Valdelumbre no existe. Este sitio muestra lo que sabe hacer Rueda.',
	},
};

/** @param {string} lang As in "es_ES"; anything else is English. */
export const demo = ( lang ) => ( lang.startsWith( 'es' ) ? spanish : english );
