<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\FormPostType;
use Rueda\Support\Listeners\Listeners;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Who may see and change messages: whoever may edit the form that they were sent with. Forms have no owner, so that
 * is everybody who may publish pages. Ask with the form's id: `current_user_can( MessageRights::READ, $form_id )`.
 */
final class MessageRights {
	/** To read messages and to take them out as a file; without a form's id, to open the list. */
	public const READ = 'rueda_read_messages';

	/** To mark, quarantine, rescue, send and delete them. */
	public const CHANGE = 'rueda_change_messages';

	/**
	 * @param array<string>           $caps What WordPress would ask for.
	 * @param array<array-key, mixed> $args The form's id first.
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
		 * Which capabilities of WordPress somebody needs for messages.
		 *
		 * @param array<string> $mapped  All of them are needed.
		 * @param string        $cap     'rueda_read_messages' or 'rueda_change_messages'.
		 * @param int           $form_id The form; 0 where the list as a whole is asked for.
		 * @param int           $user_id Who asks.
		 */
		$filtered = Listeners::filter( 'rueda_message_capabilities', $mapped, $cap, $form_id, $user_id );
		return is_array( $filtered ) && [] !== $filtered
			? array_values( array_filter( $filtered, 'is_string' ) )
			: [ 'do_not_allow' ];
	}
}
