<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Compat\ContactForm7;
use Rueda\Form\Form;
use Rueda\Form\Guard\Honeypot;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Value\Text;
use Rueda\Support\Http\RestRoute;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Prints a whole form, with the markup that the protocol's scripts, themes and add-ons expect. */
final class FormMarkup {
	public function __construct( private Layout $layout, private Honeypot $honeypot ) {}

	/**
	 * @param array{id: string, name: string, title: string, class: string} $options Attributes that the author set.
	 * @param string                                                        $content The form's blocks, printed.
	 */
	public function render( View $view, array $options, string $content ): string {
		$action = $this->action( $view );
		if ( '' === $action ) {
			$words = __( 'Invalid action URL is detected.', 'rueda' );
			return Layout::notice( 'wpcf7-invalid-action-url', $words, true );
		}
		$content = Hook::text( 'wpcf7_form_elements', $content );
		$form    = Html::element(
			'form',
			$this->attributes( $view, $options, $action ),
			"\n" . $this->layout->hidden( $this->inputs( $view ), $this->honeypot->field( $view->form()->id() ) )
				. "\n" . $content . ( $view->has_response() ? '' : $this->layout->response( $view ) ) . "\n"
		);
		$spoken  = $this->layout->spoken( $view, self::page_language( $view->form() ) );
		$content = "\n" . $spoken . "\n" . $form . "\n";
		return Html::element( 'div', $this->container( $view ), $content );
	}

	/** What stands in place of a form whose message was sent. */
	public function render_content( View $view, string $content ): string {
		$again = Html::element(
			'a',
			[ 'href' => $this->action( $view ) ],
			esc_html__( 'Fill in the form again', 'rueda' )
		);
		$shown = Html::element(
			'div',
			[ 'class' => 'rueda-form-after' ] + self::page_language( $view->form() ),
			$content . Html::element( 'p', [], $again )
		);
		return Html::element( 'div', $this->container( $view ), $this->layout->spoken( $view, [] ) . $shown );
	}

	/** @return array<string, string|int|null> */
	private function container( View $view ): array {
		$form   = $view->form();
		$is_rtl = '' === $form->locale() ? is_rtl() : in_array( $form->locale(), Form::RTL, true );
		return [
			// The script of Contact Form 7 sends every form in a `wpcf7` container to its own routes. Where that script
			// runs, our form gets another class and is posted without a script.
			'class'             => ContactForm7::has_page() ? 'rueda-form no-js' : 'wpcf7 no-js',
			'id'                => $view->unit_tag(),
			self::lang()        => self::language( $form->locale() ),
			'dir'               => $is_rtl ? 'rtl' : 'ltr',
			'data-wpcf7-id'     => $form->public_id(),
			'data-rueda-status' => $view->status_class(),
			'style'             => [] === $form->fields( 'response' ) ? ResponseSpace::style( $form->texts() ) : null,
		] + ( ContactForm7::is_active() ? [ 'data-namespace' => RestRoute::OURS ] : [] );
	}

	/**
	 * @param array{id: string, name: string, title: string, class: string} $options
	 * @return array<string, string|bool|null>
	 */
	private function attributes( View $view, array $options, string $action ): array {
		$form      = $view->form();
		$classes   = array_merge(
			[ 'wpcf7-form', $view->status_class() ],
			array_map( 'sanitize_html_class', Text::parts( '/\s+/', $options['class'] ) ),
			$form->is_demo() ? [ 'demo' ] : [],
			$form->settings()->is_on( 'acceptance_as_validation' ) ? [ 'wpcf7-acceptance-as-validation' ] : []
		);
		$title     = Hook::text( 'wpcf7_form_title_attr', $options['title'] );
		$type      = Hook::text( 'wpcf7_form_enctype', [] === $form->fields( 'file' ) ? '' : 'multipart/form-data' );
		$completes = Hook::text( 'wpcf7_form_autocomplete', '' );
		$known     = [
			'action'       => $action,
			'method'       => 'post',
			'class'        => Hook::text( 'wpcf7_form_class_attr', Html::classes( $classes ) ),
			'id'           => self::name( Hook::text( 'wpcf7_form_id_attr', $options['id'] ) ),
			'name'         => self::name( Hook::text( 'wpcf7_form_name_attr', $options['name'] ) ),
			'aria-label'   => '' === trim( $title ) ? __( 'Contact form', 'rueda' ) : trim( $title ),
			'enctype'      => '' === $type ? null : $type,
			'autocomplete' => '' === $completes ? null : $completes,
			'novalidate'   => true,
			'data-status'  => $view->status_class(),
		] + self::conditional( $form ) + self::draft( $form ) + self::page_language( $form );
		/**
		 * Adds attributes to the form element.
		 *
		 * @param array<string, string> $attributes By name.
		 */
		$more = Hook::filter( 'wpcf7_form_additional_atts', [] );
		foreach ( is_array( $more ) ? $more : [] as $name => $value ) {
			if ( is_string( $name ) && 1 === preg_match( '/^[a-z][a-z0-9:-]*$/iD', $name ) && is_scalar( $value ) ) {
				$known += [ $name => (string) $value ];
			}
		}
		return $known;
	}

	/** @return array<string, string> What screen readers are told when a part of the form appears. */
	private static function conditional( Form $form ): array {
		return null === $form->parts() ? [] : [
			/* translators: %s: names of fields that have appeared in a form. */
			'data-rueda-appeared' => __( 'New in this form: %s', 'rueda' ),
		];
	}

	/** @return array<string, string> For how many minutes the browser of a visitor keeps what was typed. */
	private static function draft( Form $form ): array {
		if ( $form->settings()->is_on( 'no_drafts' ) ) {
			return [];
		}
		/**
		 * Filters how long the browser of a visitor keeps what was typed into a form and not sent.
		 *
		 * @param int  $minutes 0 to keep nothing.
		 * @param Form $form    The form.
		 */
		$minutes = Listeners::filter( 'rueda_form_draft_minutes', 60, $form );
		$minutes = Read::integer( $minutes, 1, DAY_IN_SECONDS / MINUTE_IN_SECONDS, 0 );
		return 0 === $minutes ? [] : [ 'data-rueda-draft' => (string) $minutes ] + self::waiting( $form );
	}

	/** @return array<string, string> For how many hours a message may wait in the visitor's browser. */
	private static function waiting( Form $form ): array {
		if ( $form->settings()->is_on( 'no_waiting' ) ) {
			return [];
		}
		/**
		 * Filters how long a message that could not be sent may wait in the visitor's browser until there is a
		 * connection.
		 *
		 * @param int  $hours 0 to let none wait.
		 * @param Form $form  The form.
		 */
		$hours = Listeners::filter( 'rueda_form_waiting_hours', 24, $form );
		$hours = Read::integer( $hours, 1, WEEK_IN_SECONDS / HOUR_IN_SECONDS, 0 );
		return 0 === $hours ? [] : [ 'data-rueda-waiting' => (string) $hours ];
	}

	/** @return array<string, string> */
	private function inputs( View $view ): array {
		$form   = $view->form();
		$inputs = [
			'_wpcf7'                  => (string) $form->public_id(),
			'_wpcf7_version'          => RUEDA_VERSION,
			'_wpcf7_locale'           => $form->locale(),
			'_wpcf7_unit_tag'         => $view->unit_tag(),
			'_wpcf7_container_post'   => (string) $view->container(),
			'_wpcf7_posted_data_hash' => '',
		];
		if ( $form->needs_nonce() && is_user_logged_in() ) {
			$inputs['_wpnonce'] = wp_create_nonce( 'wp_rest' );
		}
		/**
		 * More hidden inputs; those of the protocol cannot be replaced.
		 *
		 * @param array<string, string> $more By name.
		 */
		$more = Hook::filter( 'wpcf7_form_hidden_fields', [] );
		foreach ( is_array( $more ) ? $more : [] as $name => $value ) {
			if ( is_scalar( $value ) ) {
				$inputs += [ (string) $name => (string) $value ];
			}
		}
		return $inputs + $this->honeypot->inputs( $form->id(), $view->sent_texts( Honeypot::TIME )[0] ?? '' );
	}

	/**
	 * The address of the page that the form is part of. A script puts the answer of a call into some page; the address
	 * of the call itself takes no messages.
	 */
	private function page_address(): string {
		if ( wp_doing_ajax() || wp_is_serving_rest_request() ) {
			$link = get_permalink();
			return wp_make_link_relative( false === $link ? home_url( '/' ) : $link );
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- escaped where it is printed, and checked below.
		$address = wp_unslash( $_SERVER['REQUEST_URI'] ?? '/' );
		return is_string( $address ) ? $address : '/';
	}

	/**
	 * The address that the form is posted to; "" if it is not on this site. It is checked after escaping, because
	 * escaping removes characters: `/^/example.org` becomes `//example.org`, another site.
	 */
	private function action( View $view ): string {
		$uri      = remove_query_arg( Request::THANKS, $this->page_address() );
		$path     = esc_url_raw( preg_replace( '/#.*$/s', '', $uri ) ?? '/' );
		$address  = preg_replace( '~^/{2,}~', '/', $path ) . '#' . $view->unit_tag();
		$filtered = esc_url_raw( Hook::text( 'wpcf7_form_action_url', $address ) );
		return 1 === preg_match( '~^/(?!/)~', $filtered ) || Request::is_of_this_site( $filtered ) ? $filtered : '';
	}

	/**
	 * A form without a language speaks that of the page. Its container has an empty `lang` then, as the protocol wants
	 * it, which means an unknown language: screen readers would read the form with another voice than the page.
	 *
	 * @return array<string, string>
	 */
	private static function page_language( Form $form ): array {
		return '' === $form->locale() ? [ self::lang() => get_bloginfo( 'language' ) ] : [];
	}

	/** The name of the attribute. */
	private static function lang(): string {
		$type = get_option( 'html_type' );
		return is_string( $type ) && '' !== $type && 'text/html' !== $type ? 'xml:lang' : 'lang';
	}

	private static function language( string $locale ): string {
		return implode( '-', array_slice( explode( '_', $locale ), 0, 2 ) );
	}

	private static function name( string $text ): ?string {
		$name = preg_replace( '/[^A-Za-z0-9:._-]+/', '', $text ) ?? '';
		return '' === $name ? null : $name;
	}
}
