<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Field\Choice;
use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Post\Submission;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Store\Senders;
use Rueda\Form\Value\Text;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The checks on the filter `wpcf7_spam`, beside those of add-ons. What they find is logged, but never answered. */
final class SpamChecks {
	/**
	 * Our functions on `wpcf7_spam` with their priorities. The last one comes late because it counts only messages that
	 * no other function took for spam.
	 */
	private const LISTENERS = [
		'by_honeypot' => 8,
		'by_akismet'  => 10,
		'by_words'    => 10,
		'by_repeats'  => 20,
	];

	public function __construct( private Honeypot $honeypot, private Repeats $repeats ) {}

	public function is_spam( Submission $submission ): bool {
		/**
		 * Filters whether a message is accepted without any spam check.
		 *
		 * @param bool       $skips      False, so that messages are checked.
		 * @param Submission $submission The message.
		 */
		if ( true === Hook::filter( 'wpcf7_skip_spam_check', false, $submission ) ) {
			return false;
		}
		if ( $submission->form()->is_for_members() && current_user_can( 'wpcf7_submit' ) ) {
			return false;
		}
		$is_spam = false;
		if ( strlen( $submission->request()->user_agent() ) < 2 ) {
			$submission->add_spam_log( 'rueda', 'The browser does not say what it is.' );
			$is_spam = true;
		}
		if (
			! $is_spam
			&& $submission->form()->needs_nonce()
			&& is_user_logged_in()
			&& ! Sender::is_program_of_author()
			&& false === wp_verify_nonce( $submission->request()->text( '_wpnonce' ), 'wp_rest' )
		) {
			$submission->add_spam_log( 'rueda', 'The nonce is not valid.' );
			$is_spam = true;
		}
		return $this->ask_listeners( $is_spam, $submission );
	}

	private function ask_listeners( bool $is_spam, Submission $submission ): bool {
		$hook = Hook::name( 'wpcf7_spam' );
		// Only functions of others need the old names, so they are looked for before ours are added.
		$is_asked = Hook::is_used( 'wpcf7_spam' );
		foreach ( self::LISTENERS as $method => $priority ) {
			add_filter( $hook, [ $this, $method ], $priority, 2 );
		}
		/**
		 * Whether a message is spam.
		 *
		 * @param bool       $is_spam    What was found so far.
		 * @param Submission $submission The message.
		 */
		$is_spam = true === ( $is_asked
			? Hook::filter( 'wpcf7_spam', $is_spam, $submission )
			: Listeners::filter( $hook, $is_spam, $submission ) );
		foreach ( self::LISTENERS as $method => $priority ) {
			remove_filter( $hook, [ $this, $method ], $priority );
		}
		return $is_spam;
	}

	public function by_honeypot( mixed $is_spam, mixed $submission ): mixed {
		return Sender::is_program_of_author()
			? $is_spam
			: self::check( $is_spam, $submission, 'trap', [ $this->honeypot, 'caught' ] );
	}

	/** Users who may edit posts are not checked, so that they can try a form as often as they like. */
	public function by_repeats( mixed $is_spam, mixed $submission ): mixed {
		$find = function ( Submission $submission ): string {
			$is_checked = ! $submission->form()->is_demo()
				&& ! current_user_can( 'edit_posts' )
				&& ! self::lacks_file( $submission )
				&& $this->honeypot->shortest( $submission ) > 0;
			return $is_checked ? $this->repeats->caught( $submission ) : '';
		};
		return self::check( $is_spam, $submission, 'repeats', $find );
	}

	/** Whether a required file is missing. Such a message is refused anyway, and its visitor sends it once more. */
	private static function lacks_file( Submission $submission ): bool {
		foreach ( $submission->form()->fields( 'file' ) as $field ) {
			if ( $field->is_required() && [] === $submission->request()->files( $field->name() ) ) {
				return true;
			}
		}
		return false;
	}

	/** Uses the list of disallowed words from the settings for comments. */
	public function by_words( mixed $is_spam, mixed $submission ): mixed {
		return self::check( $is_spam, $submission, 'disallowed_list', [ self::class, 'disallowed' ] );
	}

	/**
	 * Asks Akismet, if that plugin is set up and the form says so: with the option `akismet` on a field, or with its
	 * setting of that name.
	 */
	public function by_akismet( mixed $is_spam, mixed $submission ): mixed {
		return self::check( $is_spam, $submission, 'akismet', [ self::class, 'refused_by_akismet' ] );
	}

	/** @param callable( Submission ): string $find Says why the message is spam; "" if it is not. */
	private static function check( mixed $is_spam, mixed $submission, string $agent, callable $find ): mixed {
		$submission = Hook::ours( $submission );
		if ( true === $is_spam || ! $submission instanceof Submission ) {
			return $is_spam;
		}
		$reason = $find( $submission );
		if ( '' === $reason ) {
			return $is_spam;
		}
		$submission->add_spam_log( $agent, $reason );
		return true;
	}

	private static function disallowed( Submission $submission ): string {
		$keys    = get_option( 'disallowed_keys' );
		$request = $submission->request();
		$parts   = [ ...Read::flat( $submission->posted() ), $request->remote_address(), $request->user_agent() ];
		$text    = implode( "\n", $parts );
		foreach ( Text::lines( is_string( $keys ) ? $keys : '' ) as $word ) {
			$word = trim( $word );
			if (
				strlen( $word ) >= 2
				&& strlen( $word ) <= 256
				&& 1 === preg_match( '/' . preg_quote( $word, '/' ) . '/iu', $text )
			) {
				return 'A word is on the list of disallowed ones: ' . $word;
			}
		}
		return '';
	}

	private static function refused_by_akismet( Submission $submission ): string {
		if (
			! is_callable( [ 'Akismet', 'http_post' ] )
			|| ! is_callable( [ 'Akismet', 'get_api_key' ] )
			|| ! (bool) call_user_func( [ 'Akismet', 'get_api_key' ] )
		) {
			return '';
		}
		$question = self::question( $submission );
		if ( [] === $question ) {
			return '';
		}
		$answer = call_user_func( [ 'Akismet', 'http_post' ], http_build_query( $question ), 'comment-check' );
		return is_array( $answer ) && 'true' === ( $answer[1] ?? null ) ? 'Akismet takes it for spam.' : '';
	}

	/** @return array<string, string> Empty if the author of the form does not use Akismet. */
	private static function question( Submission $submission ): array {
		$form  = $submission->form();
		$asked = [];
		$rest  = [];
		foreach ( $form->fields_for_mail() as $field ) {
			$values = $submission->record()->values( $field->name(), true ) ?? [];
			if ( $field->kind()->has_choices() ) {
				// Labels of choices are not the words of a visitor, but the text beside a choice is.
				$labels = array_map( static fn ( Choice $choice ): string => $choice->label(), $field->choices() );
				$values = array_diff( $values, $labels );
			}
			$text = implode( ', ', $values );
			$part = self::part_for_akismet( $form, $field );
			if ( '' !== $part && ! isset( $asked[ $part ] ) ) {
				$asked[ $part ] = $text;
			} elseif ( $field->kind()->is_listed() && '' !== $text ) {
				$rest[] = $text;
			}
		}
		return [] === $asked && ! $form->settings()->is_on( 'akismet' ) ? [] : $asked + [
			'blog'            => home_url(),
			'blog_lang'       => get_locale(),
			'blog_charset'    => get_bloginfo( 'charset' ),
			'user_ip'         => $submission->request()->remote_address(),
			'user_agent'      => $submission->request()->user_agent(),
			'referrer'        => $submission->request()->page(),
			'permalink'       => $submission->request()->page(),
			'comment_type'    => 'contact-form',
			'comment_content' => implode( "\n\n", $rest ),
		];
	}

	/** Akismet's parameter for a field: by its option `akismet`, or by its type if the form's setting is on. */
	private static function part_for_akismet( Form $form, Field $field ): string {
		$named = $field->attributes->akismet;
		if ( '' !== $named ) {
			return 'comment_' . $named;
		}
		return match ( true ) {
			! $form->settings()->is_on( 'akismet' )               => '',
			$field->is( 'email' )                                 => 'comment_author_email',
			$field->is( 'url' )                                   => 'comment_author_url',
			$field->is( 'text' ) && Senders::is_name( $field )    => 'comment_author',
			default                                               => '',
		};
	}
}
