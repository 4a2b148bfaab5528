<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\FormPostType;
use Rueda\Form\Store\Message;
use Rueda\Support\Label;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Names of messages, their statuses and their forms for screens of admins, as plain text. */
final class MessageWords {
	/** The most forms in the list to choose from; nobody would read a longer one. */
	private const MOST_FORMS = 500;

	public static function state( Message $message ): string {
		return match ( $message->status() ) {
			Message::SENT   => __( 'Sent', 'rueda' ),
			Message::FAILED => __( 'Email not sent', 'rueda' ),
			Message::SPAM   => __( 'In quarantine', 'rueda' ),
			default         => $message->is_mail_due()
				? __( 'Email waiting', 'rueda' )
				: __( 'Stored, no email', 'rueda' ),
		};
	}

	public static function sender( Message $message ): string {
		$known = self::known_sender( $message );
		return '' === $known ? __( 'No name', 'rueda' ) : $known;
	}

	/** The heading above one message. */
	public static function title( Message $message ): string {
		$known = self::known_sender( $message );
		return '' === $known
			? __( 'Message without a name', 'rueda' )
			/* translators: %s: who sent a message. */
			: sprintf( __( 'Message from %s', 'rueda' ), $known );
	}

	private static function known_sender( Message $message ): string {
		return '' === $message->sender_name() ? $message->sender_email() : $message->sender_name();
	}

	public static function form( int $id ): string {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || FormPostType::NAME !== $post->post_type ) {
			return __( 'Deleted form', 'rueda' );
		}
		$name = Label::plain( $post->post_title );
		return '' === $name ? __( '(no title)', 'rueda' ) : $name;
	}

	/** @return array<int, string> Names of forms by id, in alphabetical order. */
	public static function forms(): array {
		$ids = get_posts(
			[
				'post_type'      => FormPostType::NAME,
				'post_status'    => [ 'publish', 'private', 'draft', 'pending', 'future', 'trash' ],
				// phpcs:ignore WordPress.WP.PostsPerPage -- a list to choose from has no pages.
				'posts_per_page' => self::MOST_FORMS,
				'orderby'        => 'title',
				'order'          => 'ASC',
				'fields'         => 'ids',
			]
		);
		_prime_post_caches( $ids, false, false );
		$names = [];
		foreach ( $ids as $id ) {
			$names[ $id ] = self::form( $id );
		}
		return Label::told_apart( $names );
	}

	/** What made a message look like spam. */
	public static function reason( string $agent, string $reason ): string {
		return match ( $agent ) {
			'trap'            => __( 'A program seems to have filled in the form.', 'rueda' ),
			'disallowed_list' => __( 'It contains a word that this site does not allow in comments.', 'rueda' ),
			'akismet'         => __( 'Akismet considers it spam.', 'rueda' ),
			'rueda'           => __( 'The browser did not behave like a normal browser.', 'rueda' ),
			default           => '' === $reason ? $agent : "{$agent}: {$reason}",
		};
	}
}
