<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Store\Message;

defined( 'ABSPATH' ) || exit;

/**
 * One page of a list of messages, and how far that list goes.
 *
 * @immutable
 */
final class MessagePage {
	/**
	 * @param list<Message> $messages   The messages with only the columns that a list shows.
	 * @param int           $total      The number of messages on all pages.
	 * @param bool          $is_more    Whether there are more messages than the pages show.
	 * @param int           $looked_to  The Unix time before which messages were not searched; 0 if all were.
	 */
	public function __construct(
		public array $messages,
		public int $total,
		public bool $is_more,
		public int $looked_to = 0
	) {}
}
