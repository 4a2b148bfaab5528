<?php
/**
 * What functions.php files do with the page of a form, in our own words. idioms.json says where each was seen.
 *
 * @package Rueda
 */

declare( strict_types=1 );

return [
	'no-paragraphs'           => static function (): void {
		add_filter( 'wpcf7_autop_or_not', '__return_false' );
	},
	'class-of-form'           => static function (): void {
		add_filter( 'wpcf7_form_class_attr', static fn ( $class ) => trim( $class . ' my-form' ) );
	},
	'attribute-of-form'       => static function (): void {
		add_filter( 'wpcf7_form_additional_atts', static fn ( $atts ) => [ 'data-thanks' => '/thanks/' ] + $atts );
	},
	'no-span-around-fields'   => static function (): void {
		add_filter(
			'wpcf7_form_elements',
			static fn ( $html ) => preg_replace( '/<(span).*?class="\s*(?:.*\s)?wpcf7-form-control-wrap(?:\s[^"]+)?\s*"[^\>]*>(.*)<\/\1>/i', '\2', $html )
		);
	},
	'shortcodes-in-form'      => static function (): void {
		add_shortcode( 'moving_in_link', static fn () => '<a class="my-link" href="/privacy/">Privacy</a>' );
		add_filter( 'wpcf7_form_elements', static fn ( $html ) => do_shortcode( $html ) );
	},
	'class-of-button'         => static function (): void {
		add_filter(
			'wpcf7_form_elements',
			static fn ( string $html ): string => str_replace( 'class="wpcf7-form-control wpcf7-submit', 'class="wpcf7-form-control wpcf7-submit my-button', $html )
		);
	},
	'required-attribute'      => static function (): void {
		add_filter( 'wpcf7_form_elements', static fn ( $html ) => str_replace( 'name="your-name"', 'required="required" name="your-name"', $html ) );
	},
	'fields-through-the-dom'  => static function (): void {
		add_filter(
			'wpcf7_form_elements',
			static function ( $html ) {
				$page = new DOMDocument();
				libxml_use_internal_errors( true );
				$page->loadHTML( '<?xml encoding="utf-8"?><div id="all">' . $html . '</div>' );
				foreach ( ( new DOMXPath( $page ) )->query( '//span[contains( @class, "wpcf7-form-control-wrap" )]' ) as $span ) {
					$span->setAttribute( 'class', $span->getAttribute( 'class' ) . ' form-group' );
				}
				return $page->saveHTML( $page->getElementById( 'all' ) );
			},
			9999
		);
	},
	'own-button'              => static function (): void {
		remove_action( 'wpcf7_init', 'wpcf7_add_form_tag_submit' );
		add_action(
			'wpcf7_init',
			static fn () => wpcf7_add_form_tag(
				'submit',
				static function ( $tag ) {
					$tag  = new WPCF7_FormTag( $tag );
					$atts = [
						'class'    => $tag->get_class_option( wpcf7_form_controls_class( $tag->type ) ) . ' my-own-button',
						'id'       => $tag->get_id_option(),
						'tabindex' => $tag->get_option( 'tabindex', 'int', true ),
						'type'     => 'submit',
					];
					return sprintf( '<button %s>%s</button>', wpcf7_format_atts( $atts ), esc_html( $tag->values[0] ?? 'Go' ) );
				}
			)
		);
	},
	'tag-with-words'          => static function (): void {
		add_action(
			'wpcf7_init',
			static function (): void {
				if ( function_exists( 'wpcf7_add_form_tag' ) ) {
					wpcf7_add_form_tag( 'step_break', static fn ( $tag ) => sprintf( '<div class="my-step" data-step="%s"></div>', esc_attr( $tag->values[0] ?? '' ) ) );
				}
			}
		);
	},
	'tag-with-a-name'         => static function (): void {
		add_action(
			'wpcf7_init',
			static fn () => wpcf7_add_form_tag(
				'my_rating',
				static fn ( $tag ) => sprintf( '<span class="my-rating"><input %s></span>', wpcf7_format_atts( [ 'type' => 'number', 'name' => $tag->name, 'required' => true ] ) ),
				[ 'name-attr' => true ]
			)
		);
	},
	'tag-by-its-oldest-name'  => static function (): void {
		add_action( 'wpcf7_init', static fn () => wpcf7_add_shortcode( 'my_newsletter', static fn ( $tag ) => '<label class="my-newsletter"><input type="checkbox" name="newsletter"> Newsletter</label>' ) );
	},
	'choices-by-values'       => static function (): void {
		add_filter(
			'wpcf7_form_tag',
			static function ( $tag ) {
				if ( is_array( $tag ) && 'topic' === ( $tag['name'] ?? '' ) ) {
					$tag['values'] = [ 'Boats', 'Bikes' ];
					$tag['labels'] = [ 'Boats', 'Bikes' ];
				}
				return $tag;
			}
		);
	},
	'choices-by-pipes'        => static function (): void {
		add_filter(
			'wpcf7_form_tag',
			static function ( $tag, $unused ) {
				if ( 'topic' !== $tag['name'] ) {
					return $tag;
				}
				foreach ( [ 'Trains', 'Trams' ] as $word ) {
					$tag['raw_values'][] = $word . '|' . $word;
				}
				$pipes         = new WPCF7_Pipes( $tag['raw_values'] );
				$tag['values'] = $pipes->collect_befores();
				$tag['labels'] = $pipes->collect_afters();
				$tag['pipes']  = $pipes;
				return $tag;
			},
			10,
			2
		);
	},
	'only-one-form'           => static function (): void {
		add_filter(
			'wpcf7_form_elements',
			static function ( $html ) {
				$form = WPCF7_ContactForm::get_current();
				return $form && (int) $form->id() === (int) get_option( 'moving_in_number' ) ? $html . '<i class="my-form-only"></i>' : $html;
			}
		);
	},
	'texts-of-form'           => static function (): void {
		add_filter(
			'wpcf7_contact_form_properties',
			static function ( $properties, $contact_form ) {
				if ( $contact_form instanceof WPCF7_ContactForm && str_contains( (string) ( $properties['form'] ?? '' ), 'your-kana' ) ) {
					$properties['messages']['mail_sent_ok'] = 'Sent. Thanks!';
				}
				return $properties;
			},
			10,
			2
		);
	},
	'texts-while-answering'   => static function (): void {
		add_filter(
			'wpcf7_display_message',
			static function ( $message, $status ) {
				$form = function_exists( 'wpcf7_get_current_contact_form' ) ? wpcf7_get_current_contact_form() : null;
				return $form && 'mail_sent_ok' === $status ? 'Gone from ' . $form->title() : $message;
			},
			10,
			2
		);
	},
	'files-only-where-needed' => static function (): void {
		add_filter( 'wpcf7_load_js', '__return_false' );
		add_filter( 'wpcf7_load_css', '__return_false' );
		add_action(
			'wp_head',
			static function (): void {
				if ( has_shortcode( (string) ( get_post()->post_content ?? '' ), 'contact-form-7' ) ) {
					wpcf7_enqueue_scripts();
					wpcf7_enqueue_styles();
				}
			}
		);
	},
	'without-its-style'       => static function (): void {
		add_action( 'wp_print_styles', static fn () => wp_deregister_style( 'contact-form-7' ), 100 );
	},
	'no-hints'                => static function (): void {
		add_filter( 'wpcf7_validate_configuration', '__return_false' );
	},
	'form-if-plugin-is-there' => static function (): void {
		add_filter(
			'the_content',
			static fn ( $content ) => $content . ( defined( 'WPCF7_VERSION' ) || class_exists( 'WPCF7' ) ? '<b class="there">there</b>' : '<b class="missing">missing</b>' )
		);
	},
];
