<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Store\Message;

defined( 'ABSPATH' ) || exit;

/** One page of a list of messages, and how far that list goes. */
final class MessagePage {
	/**
	 * @param list<Message> $messages   The messages with only the columns that a list shows.
	 * @param int           $total      The number of messages on all pages.
	 * @param bool          $is_more    Whether there are more messages than the pages show.
	 * @param int           $looked_to  The Unix time before which messages were not searched; 0 if all were.
	 */
	public function __construct(
		private array $messages,
		private int $total,
		private bool $is_more,
		private int $looked_to = 0
	) {}

	/** @return list<Message> */
	public function messages(): array {
		return $this->messages;
	}

	public function total(): int {
		return $this->total;
	}

	public function is_more(): bool {
		return $this->is_more;
	}

	public function looked_to(): int {
		return $this->looked_to;
	}
}
