<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\FormPostType;
use Rueda\Support\Listeners\Listeners;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Decides who may see and change messages: users who may edit the form of the message. Those are all users who may
 * publish pages, because forms have no owner. Check with the form's id:
 * `current_user_can( MessageRights::READ, $form_id )`.
 */
final class MessageRights {
	/** The capability to read and to export messages; without a form's id, to open the list. */
	public const READ = 'rueda_read_messages';

	/** The capability to mark, quarantine, take out of quarantine, send and delete messages. */
	public const CHANGE = 'rueda_change_messages';

	/**
	 * @param array<string>           $caps The capabilities that WordPress would require without this mapping.
	 * @param array<array-key, mixed> $args Arguments of the check; the first is the form's id.
	 * @return array<string>
	 */
	public function map( array $caps, string $cap, int $user_id, array $args ): array {
		if ( self::READ !== $cap && self::CHANGE !== $cap ) {
			return $caps;
		}
		$form_id = is_numeric( $args[0] ?? null ) ? (int) $args[0] : 0;
		$form    = $form_id > 0 ? get_post( $form_id ) : null;
		$mapped  = $form instanceof WP_Post && FormPostType::NAME === $form->post_type
			? map_meta_cap( 'edit_post', $user_id, $form_id )
			: [ 'publish_pages' ];
		/**
		 * Filters which capabilities of WordPress a user needs for messages.
		 *
		 * @param array<string> $mapped  The capabilities; the user needs all of them.
		 * @param string        $cap     'rueda_read_messages' or 'rueda_change_messages'.
		 * @param int           $form_id The form; 0 where the list as a whole is asked for.
		 * @param int           $user_id The user.
		 */
		$filtered = Listeners::filter( 'rueda_message_capabilities', $mapped, $cap, $form_id, $user_id );
		return is_array( $filtered ) && [] !== $filtered
			? array_values( array_filter( $filtered, 'is_string' ) )
			: [ 'do_not_allow' ];
	}
}
