/** Lo que han escrito los visitantes del sitio de demostración. Un nombre puede llevar su dirección. */
export const messages = {
	contact: [
		[ 'Elena Ruiz', '¿Habrá también cursos de tarde en primavera?' ],
		[
			'Tom Baker',
			'Mi rueda dice que debería dormir más. ¿Pueden ayudarme?',
		],
		[ 'Nadia Haddad', 'Somos un grupo de doce. ¿Hay sitio para todos?' ],
		[
			'Ana Núñez',
			'¡Gracias por la charla de la semana pasada! ¿Podrían enviarme las diapositivas?',
		],
		[
			'ليلى حسن',
			'مرحبا، هل يمكنني حجز موعد يوم الثلاثاء القادم؟ أعمل حتى الخامسة مساءً.',
			'layla.hassan@example.org',
		],
		[
			'Peter Lang',
			'El enlace de su último boletín no lleva a ninguna parte.',
		],
		[ 'Ingrid Sørensen', 'Me gustaría regalar el taller. ¿Tienen vales?' ],
		[
			'Marco Bianchi',
			'¿La primera charla es gratuita de verdad, o depende de lo que dure?',
		],
		[
			'Grace Okafor',
			'Buenos días:\n\nHe completado su rueda dos veces, una en enero y otra esta semana, y quisiera contarles lo que ha pasado entre las dos.\n\nEn enero, Trabajo y Dinero estaban en nueve; Salud, Amigos y Diversión, en dos o tres. Al principio me reí. Después colgué la página impresa en la nevera, y mi hija me preguntó por qué al círculo le faltaba un bocado tan grande. No supe qué contestarle.\n\nEmpecé por lo que dice su informe sobre el sueño: media hora antes, todas las noches. En marzo entré en un coro, algo que quería hacer desde hacía once años. En mayo le dije a mi jefa que ya no contesto correos después de las seis. No pasó nada malo. De hecho, nadie me lo había pedido nunca.\n\nEsta semana el círculo es casi redondo. El trabajo está ahora en siete, y me alegro.\n\nMi pregunta: ¿puedo usar su rueda con las mujeres de nuestro club de lectura? Somos nueve, nos reunimos en la biblioteca el primer jueves de mes, y nadie gana dinero con ello. Por supuesto, diría de dónde viene.\n\nMuchas gracias y un cordial saludo\nGrace Okafor',
		],
		[ 'Jun Tanaka', '¿Podrían llamarme el viernes después de las cuatro?' ],
		[
			'Maria-Magdalena von Hohenberg-Schwarzenfeld',
			'Por favor, cambien el nombre de mi factura. No cabe en la ventanilla del sobre.',
		],
		[ 'Liam O’Brien', '¿Se puede aparcar cerca de la consulta?' ],
		[ 'Sofía Castro', '¿Trabajan también con parejas?' ],
		[ 'Amir Cohen', 'שלום, האם יש לכם הדרכה גם בעברית?' ],
		[
			'Fatou Diop',
			'Guardé mi informe en otro ordenador. ¿Pueden enviarme otra vez el enlace?',
		],
		[ 'Hannah Weiss', 'Gracias. Ha valido la pena cada minuto.' ],
		[ 'Kofi Mensah', '¿Los grupos admiten a menores de dieciocho años?' ],
		[ 'Chloé Martin', '¿Van también a empresas? Somos cuarenta.' ],
		[
			'Erik Lund',
			'Tengo que pasar nuestra cita a la semana que viene, ¡perdón!',
		],
		[ 'Priya Nair', '¿Por cuál de las dos ruedas conviene empezar?' ],
		[ 'Ben Carter', 'Su página no se imprime en mi impresora antigua.' ],
		[ 'Yara Mansour', '¿Cuánto tiempo guardan lo que respondo?' ],
	],
	application: [
		[ 'Julia Berg', 'Llevo seis años dirigiendo grupos.' ],
		[ 'David Moreau', 'Su manera de trabajar es lo que yo buscaba.' ],
		[ 'Aisha Bello', 'Me gustaría aprender de su equipo.' ],
		[ 'Lukas Novak', 'Termino mis estudios en junio.' ],
		[
			'Emma Rossi',
			'Me animó a escribirles una amiga que trabaja con ustedes.',
		],
		[ 'Samuel Park', 'Soy enfermero y quiero hacer algo nuevo.' ],
	],
	feedback: [
		[ 0, 'Los grupos pequeños.', 'Más pausas.', 'Olga Petrova' ],
		[ 0, 'Todo. Volveré.', '' ],
		[ 1, 'El jardín.', 'Las sillas son duras.' ],
		[ 0, 'Que nadie tuviera prisa.', 'Empezar media hora más tarde.' ],
		[ 2, '', 'Apenas oía a los que estaban al fondo.', 'Paul Reed' ],
		[ 1, '¡La comida!', '' ],
	],
	spam: [
		[ 'SEO Expert', 'Su sitio, en la primera página en 7 días.' ],
		[
			'Crypto Gains',
			'Doble su dinero esta noche, sin riesgo y sin preguntas.',
		],
		[ 'Best Replica', 'Relojes baratos: http://watches.example/buy' ],
		[ 'Robert', 'hello hello hello hello hello hello' ],
		[ 'Casino Bonus', 'Le esperan 500 tiradas gratis.' ],
		[
			'Sales Team',
			'¿Podemos enviarle nuestra lista de precios cada semana?',
		],
	],
	forms: {
		application: {
			title: 'Solicitud',
			name: 'Su nombre',
			email: 'Su correo electrónico',
			text: '¿Por qué le gustaría trabajar con nosotros?',
			file: 'Su currículum (PDF)',
			consent:
				'Acepto que mis datos se guarden hasta que se tome una decisión.',
			button: 'Enviar la solicitud',
			document: 'Currículum',
		},
		feedback: {
			title: 'Opinión',
			rating: '¿Le ha gustado?',
			choices: [ 'Mucho', 'Ha estado bien', 'Nada' ],
			good: '¿Qué le ha gustado?',
			better: '¿Qué se podría mejorar?',
			email: 'Su correo electrónico, si desea una respuesta',
			button: 'Enviar la opinión',
		},
	},
};
