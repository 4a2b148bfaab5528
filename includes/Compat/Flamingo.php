<?php

declare( strict_types=1 );

namespace Rueda\Compat;

use Rueda\Form\Form;
use Rueda\Form\Guard\SingleUse;
use Rueda\Form\Letter\MailTags;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Store\Record;
use Rueda\Form\Store\Senders;
use Rueda\Support\Clock;
use Rueda\Support\Label;
use Rueda\Support\Listeners\ListenerFailures;
use Throwable;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Gives messages to the plugin Flamingo, in the channels and under the names that Contact Form 7 uses. What a form does
 * not keep is not given, and a message is given once.
 */
final class Flamingo {
	/** A class of that plugin, which is there while it is active. */
	private const MESSAGES = 'Flamingo_Inbound_Message';

	private const CONTACTS = 'Flamingo_Contact';
	private const CHANNELS = 'flamingo_inbound_channel';
	private const PARENT   = 'contact-form-7';

	/** For how long a message is known to have been given: it may be taken out of quarantine late. */
	private const KNOWN = 180 * DAY_IN_SECONDS;

	/** What Flamingo shows beside the answers. The visitor's address and browser are not among them. */
	private const FACTS = [
		'url',
		'date',
		'time',
		'post_id',
		'post_name',
		'post_title',
		'post_url',
		'post_author',
		'post_author_email',
		'site_title',
		'site_description',
		'site_url',
		'site_admin_email',
		'user_login',
		'user_email',
		'user_display_name',
	];

	public static function give( int $message_id, Form $form, Record $record, string $status, string $hash ): void {
		/**
		 * Filters the results of messages that are given to Flamingo.
		 *
		 * @param list<string> $cases Statuses, as in the answer to the visitor.
		 */
		$cases = Hook::filter( 'wpcf7_flamingo_submit_if', [ Outcome::MAIL_SENT, Outcome::MAIL_FAILED ] );
		if (
			! in_array( $status, is_array( $cases ) ? $cases : [], true )
			|| $record->must_not_be_kept( $form )
			|| ! ( new SingleUse( new Clock() ) )->use_up( "flamingo $message_id", self::KNOWN, '' )
		) {
			return;
		}
		try {
			self::add( $form, $record, $status, $hash );
		} catch ( Throwable $error ) {
			ListenerFailures::note( 'wpcf7_submit', [ self::MESSAGES, 'add' ], $error );
		}
	}

	private static function add( Form $form, Record $record, string $status, string $hash ): void {
		[ $name, $email ] = Senders::name_address_and_words( $form, $record );
		$name             = self::value( 'name', $form, $record ) ?? $name;
		$email            = self::value( 'email', $form, $record ) ?? $email;
		$subject          = self::value( 'subject', $form, $record ) ?? '';
		$time             = (int) $record->meta( 'time' );
		$contact          = Outcome::MAIL_SENT === $status
			? self::made_by(
				self::CONTACTS,
				[ 'email' => $email, 'name' => $name, 'last_contacted' => wp_date( 'Y-m-d H:i:s', $time ) ]
			)
			: 0;
		$inbound          = self::made_by(
			self::MESSAGES,
			[
				'channel'          => self::channel( $form ),
				'status'           => $status,
				'subject'          => '' === $subject ? Label::plain( $form->title() ) : $subject,
				'from'             => trim( "$name <$email>" ),
				'from_name'        => $name,
				'from_email'       => $email,
				'fields'           => self::answers( $form, $record ),
				'meta'             => self::facts( $form, $record ),
				'consent'          => $record->consents(),
				'timestamp'        => $time,
				'posted_data_hash' => $hash,
			]
		);
		/**
		 * Runs after a message was given to Flamingo.
		 *
		 * @param array<string, mixed> $result The form, the status, and the ids of what Flamingo has made.
		 */
		Hook::act(
			'wpcf7_after_flamingo',
			[
				[
					'contact_form_id'     => $form->public_id(),
					'status'              => $status,
					'flamingo_contact_id' => $contact,
					'flamingo_inbound_id' => $inbound,
				],
			]
		);
	}

	/**
	 * @param array<string, mixed> $values Its functions store them without the backslashes that WordPress expects.
	 * @return int The id of what was made; 0 if that class is not there or made nothing.
	 */
	private static function made_by( string $class_name, array $values ): int {
		$add  = [ $class_name, 'add' ];
		$made = is_callable( $add ) ? call_user_func( $add, wp_slash( $values ) ) : null;
		$id   = is_object( $made ) && is_callable( [ $made, 'id' ] ) ? $made->id() : 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/** @return array<string, mixed> By field, without what the form does not keep, such as the answer to a quiz. */
	private static function answers( Form $form, Record $record ): array {
		$answers = [];
		foreach ( $record->posted() as $name => $value ) {
			$field = $form->field( (string) $name );
			if ( null === $field || $field->is_for_mail() ) {
				$answers[ (string) $name ] = $value;
			}
		}
		return $answers;
	}

	/** @return array<string, string> */
	private static function facts( Form $form, Record $record ): array {
		$facts = [];
		foreach ( self::FACTS as $name ) {
			$facts[ $name ] = MailTags::replace( "[_$name]", $form, $record, MailTags::TEXT );
		}
		return $facts;
	}

	/** @return string|null A name, an address or a subject, as the form says; null if it does not say it. */
	private static function value( string $part, Form $form, Record $record ): ?string {
		$template = $form->settings()->value( "flamingo_$part" );
		$usual    = "your-$part";
		$value    = null;
		if ( null !== $template ) {
			$value = MailTags::replace( trim( $template, "\"' " ), $form, $record, MailTags::HEADER );
		} elseif ( null !== $form->field( $usual ) ) {
			$value = MailTags::replace( "[$usual]", $form, $record, MailTags::HEADER );
		}
		/**
		 * Filters the name, the address or the subject under which Flamingo shows a message.
		 *
		 * @param string $value What was found.
		 * @param string $part  "name", "email" or "subject".
		 * @param Form   $form  The form.
		 */
		$filtered = Hook::text( 'wpcf7_flamingo_get_value', $value ?? '', $part, $form );
		return null === $value && '' === $filtered ? null : $filtered;
	}

	/** The number of the message that is written now, among those in the channel of its form. */
	public static function serial_number( Form $form ): string {
		$count = [ self::MESSAGES, 'count' ];
		$there = is_callable( $count ) ? call_user_func( $count, [ 'channel' => self::slug( $form ) ] ) : 0;
		return (string) ( is_numeric( $there ) ? 1 + (int) $there : 1 );
	}

	/** @return string The slug of the form's channel, which is made with its first message. */
	private static function channel( Form $form ): string {
		$parent = self::term( self::PARENT, 'Contact Form 7', 0 );
		$title  = Label::plain( $form->title() );
		return self::term( self::slug( $form ), $title, $parent->term_id ?? 0 )->slug ?? '';
	}

	private static function slug( Form $form ): string {
		$source = 0 === $form->source() ? null : get_post( $form->source() );
		return $source instanceof WP_Post && ContactForm7::POST_TYPE === $source->post_type
			? $source->post_name
			: $form->slug();
	}

	private static function term( string $slug, string $name, int $parent ): ?WP_Term {
		$term = get_term_by( 'slug', $slug, self::CHANNELS );
		if ( $term instanceof WP_Term ) {
			if ( $parent > 0 && $name !== $term->name ) {
				wp_update_term( $term->term_id, self::CHANNELS, [ 'name' => wp_slash( $name ), 'slug' => $slug ] );
			}
			return $term;
		}
		$made = wp_insert_term( wp_slash( $name ), self::CHANNELS, [ 'slug' => $slug, 'parent' => max( 0, $parent ) ] );
		$term = is_wp_error( $made ) ? null : get_term( $made['term_id'], self::CHANNELS );
		return $term instanceof WP_Term ? $term : null;
	}
}
