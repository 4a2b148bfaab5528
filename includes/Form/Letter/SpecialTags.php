<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Rueda\Compat\Flamingo;
use Rueda\Compat\OldNames\MailTag;
use Rueda\Form\Form;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Store\Record;
use Rueda\Support\Label;
use Rueda\Support\Read;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Values of mail-tags that are no field: about the site, the page, the visitor's account and the message. */
final class SpecialTags {
	/**
	 * @param list<string> $options The texts in quotes behind the name of the tag.
	 * @return string|null Null where there is no such tag.
	 */
	public static function value(
		string $name,
		Form $form,
		Record $record,
		string $place,
		array $options = []
	): ?string {
		$value = self::of_message( $name, $form, $record, $place )
			?? self::of_page( $name, $record )
			?? self::of_site( $name )
			?? self::of_user( $name, $record );
		if ( '_all_fields' !== $name && null !== $value && MailTags::HTML === $place ) {
			$value = esc_html( $value );
		}
		/**
		 * Filters the value of a mail-tag that is no field.
		 *
		 * @param string|null $value   Null where there is no such tag.
		 * @param string      $name    The tag, as in `_site_title`.
		 * @param bool        $is_html Whether the value goes into HTML.
		 * @param MailTag     $tag     Has `tag_name()`, `field_name()` and `values()`.
		 * @param Record      $record  What the visitor sent.
		 */
		$filtered = Hook::is_used( 'wpcf7_special_mail_tags' ) ? Hook::filter(
			'wpcf7_special_mail_tags',
			$value,
			$name,
			MailTags::HTML === $place,
			new MailTag( "[$name]", $name, $options ),
			$record
		) : $value;
		return is_scalar( $filtered ) ? (string) $filtered : null;
	}

	private static function of_message( string $name, Form $form, Record $record, string $place ): ?string {
		$time = (int) $record->meta( 'time' );
		return match ( $name ) {
			'_remote_ip'          => $record->meta( 'remote_ip' ),
			'_user_agent'         => $record->meta( 'user_agent' ),
			'_url'                => $record->meta( 'url' ),
			'_date'               => (string) wp_date( self::option( 'date_format' ), $time ),
			'_time'               => (string) wp_date( self::option( 'time_format' ), $time ),
			'_invalid_fields'     => (string) (int) $record->meta( 'invalid' ),
			'_contact_form_title' => Label::plain( $form->title() ),
			'_all_fields'         => self::all_fields( $form, $record, $place ),
			'_serial_number'      => class_exists( 'Flamingo_Inbound_Message', false )
				? Flamingo::serial_number( $form )
				: null,
			default               => null,
		};
	}

	/** All answers, one field a line. The default mail uses it, so a form without a written mail loses nothing. */
	private static function all_fields( Form $form, Record $record, string $place ): string {
		$lines = [];
		foreach ( $form->fields_for_mail() as $field ) {
			if ( null !== $field->entry() && null === $record->value( $field->name() ) ) {
				// The entry is not there.
				continue;
			}
			$values  = $field->kind()->in_mail( $field, $record, false ) ?? [];
			$text    = implode( wp_get_list_item_separator(), $values );
			$lines[] = Label::before_value( $field->title() ) . ' '
				. ( str_contains( $text, "\n" ) ? "\n" . $text : $text );
		}
		$text = implode( "\n", $lines );
		return MailTags::HTML === $place ? esc_html( $text ) : $text;
	}

	private static function of_page( string $name, Record $record ): ?string {
		if ( ! str_starts_with( $name, '_post_' ) ) {
			return null;
		}
		$id   = (int) $record->meta( 'container' );
		$post = $id > 0 ? get_post( $id ) : null;
		// The id comes from the visitor, so data of posts that are not public must not be told.
		$is_public = $post instanceof WP_Post && is_post_publicly_viewable( $post ) && '' === $post->post_password;
		$author    = $is_public ? get_userdata( (int) $post->post_author ) : false;
		return match ( $name ) {
			'_post_id'           => $is_public ? (string) $post->ID : '',
			'_post_name'         => $is_public ? $post->post_name : '',
			'_post_title'        => $is_public ? Label::plain( $post->post_title ) : '',
			'_post_url'          => $is_public ? (string) get_permalink( $post ) : '',
			'_post_author'       => false === $author ? '' : $author->display_name,
			'_post_author_email' => false === $author ? '' : $author->user_email,
			default              => null,
		};
	}

	private static function of_site( string $name ): ?string {
		return match ( $name ) {
			'_site_title'       => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'_site_description' => wp_specialchars_decode( get_bloginfo( 'description' ), ENT_QUOTES ),
			'_site_url'         => home_url(),
			'_site_domain'      => preg_replace(
				'/^www\./',
				'',
				strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) )
			) ?? '',
			'_site_admin_email' => self::option( 'admin_email' ),
			default             => null,
		};
	}

	private static function of_user( string $name, Record $record ): ?string {
		if ( ! str_starts_with( $name, '_user_' ) ) {
			return null;
		}
		$user     = get_userdata( (int) $record->meta( 'user' ) );
		$property = substr( $name, strlen( '_user_' ) );
		if ( false === $user ) {
			return '';
		}
		if ( in_array( $property, [ 'login', 'email', 'url', 'nicename' ], true ) ) {
			$property = 'user_' . $property;
		}
		// Any property of the account may be used, except those that could help to log in; add-ons for a second factor
		// keep theirs in protected fields.
		$is_secret = in_array( $property, [ 'pass', 'user_pass', 'user_activation_key', 'session_tokens' ], true )
			|| str_contains( $property, 'capabilities' )
			|| is_protected_meta( $property, 'user' );
		$value     = $is_secret ? '' : $user->get( $property );
		return is_scalar( $value ) ? (string) $value : '';
	}

	private static function option( string $name ): string {
		return Read::string( get_option( $name ) );
	}
}
